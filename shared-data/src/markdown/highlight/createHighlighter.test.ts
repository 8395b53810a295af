import { createHighlighter, createTokenizer, type Highlighter } from "./createHighlighter.ts";
import { languages } from "./languages.ts";

const tokenizer = createTokenizer();
beforeAll(async () => tokenizer.loadLanguage((await languages.diff()).default));

/** Added lines of 100 characters. */
const code = (length: number) => `+${"a".repeat(98)}\n`.repeat(Math.ceil(length / 100)).slice(0, length);
const isColoured = (highlighter: Highlighter, length: number) =>
	highlighter.highlight(code(length), "diff")?.includes('class="syn-string"') ?? false;

test("a block of up to 20,000 characters is coloured", () => {
	expect(isColoured(createHighlighter(tokenizer), 20_000)).toBe(true);
	expect(isColoured(createHighlighter(tokenizer), 20_001)).toBe(false);
});

test("blocks of up to 60,000 characters are coloured in one document", () => {
	const highlighter = createHighlighter(tokenizer);
	const lengths = [20_000, 20_000, 19_900, 101, 100, 1];
	expect(lengths.map((length) => isColoured(highlighter, length))).toEqual([true, true, true, false, true, false]);
});

test("a line of a thousand characters and more stays plain", () => {
	const lines = [999, 1_000].map((length) => `+${"a".repeat(length - 1)}`);
	const [short, long] = createHighlighter(tokenizer).highlight(lines.join("\n"), "diff")?.split("\n") ?? [];
	expect([short?.includes("syn-string"), long?.includes("syn-string")]).toEqual([true, false]);
});

test("signs of HTML are escaped in coloured and in plain code, and blanks alone have no colour", () => {
	const html = createHighlighter(tokenizer).highlight('+<a href="b">&\n <c>"&\n+ ', "diff");
	const plus = '<span class="syn-punct">+</span>';
	expect(html).toBe(`${plus}<span class="syn-string">&lt;a href=&quot;b&quot;&gt;&amp;</span>\n &lt;c&gt;&quot;&amp;\n${plus} `);
});
