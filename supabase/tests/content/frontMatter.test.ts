import { readFrontMatter } from "../../commands/content/sources/frontMatter.ts";

const day = (date: unknown) => (date instanceof Date ? date.toISOString() : date);
const read = (written: string | Buffer, isOptional?: boolean) => {
	const { data, ...file } = readFrontMatter(Buffer.from(written as string), isOptional);
	return { data: Object.fromEntries(Object.entries(data).map(([key, value]) => [key, day(value)])), ...file };
};

test.each<[what: string, written: string, data: object, body: string, firstLine: number]>([
	["YAML", "---\ntitle: A\ndate: 2024-01-02\n---\nText\n", { title: "A", date: "2024-01-02" }, "Text", 5],
	["YAML by its name", "---yml\ntitle: A\n---\nText", { title: "A" }, "Text", 4],
	["TOML", '+++\ntitle = "A"\ndate = 2024-01-02\n+++\n\nText\n\n', { title: "A", date: "2024-01-02" }, "Text\n", 6],
	["TOML's hour", "+++\nd = 2024-01-02T23:30:00-05:00\n+++\na", { d: "2024-01-02T23:30:00.000-05:00" }, "a", 4],
	["TOML between dashes", '---toml\ntitle = "A"\n---\nText', { title: "A" }, "Text", 4],
	["JSON", '---json\n{ "title": "A" }\n---\nText', { title: "A" }, "Text", 4],
	["text that ends with TOML's marks", "---\ntitle: A\n---\nText\n+++", { title: "A" }, "Text\n+++", 4],
	["blank lines in a text", "---\ntitle: A\n---\n\n\nText\n\nmore", { title: "A" }, "\nText\n\nmore", 5],
	["no text", "---\ntitle: A\n---", { title: "A" }, "", 3],
	["nothing", "---\n---\nText", {}, "Text", 3],
	["an empty value", "---\n~\n---\nText", {}, "Text", 4],
	["JSON's empty value", "---json\nnull\n---\nText", {}, "Text", 4],
	["Windows' lines", "---\r\ntitle: A\r\n---\r\n\r\nText\r\nmore\r\n", { title: "A" }, "Text\nmore", 5],
	["lines of both kinds", "---\ntitle: A\n---\na\r\nb", { title: "A" }, "a\r\nb", 4],
	["a mark of the byte order", "\ufeff---\ntitle: A\n---\nText", { title: "A" }, "Text", 4],
	[
		"names with a capital",
		"---\nTitle: A\nDraft: true\n---\nText",
		{ title: "A", Title: "A", draft: true, Draft: true },
		"Text",
		5,
	],
	[
		"names that are not one word",
		"---\ncoverImage: A\nPubDate: B\nSEO: C\nOf2: D\n---\nText",
		{ coverImage: "A", PubDate: "B", SEO: "C", Of2: "D" },
		"Text",
		7,
	],
	["both names", "---\nTitle: A\ntitle: b\n---\nText", { Title: "A", title: "b" }, "Text", 5],
	["some aliases", `---\na: &a x\nb: [${"*a, ".repeat(19)}]\n---\nText`, { a: "x", b: Array(19).fill("x") }, "Text", 5],
])("a file with %s is read", (_, written, data, body, firstLine) => {
	expect(read(written)).toEqual({ data, body, firstLine });
});

test.each<[what: string, written: string | Buffer, reason: string]>([
	["no front matter", "Text\n---\n", "has no front matter"],
	["a program", "---js\n{ title: globalThis.ran = 1 }\n---\nText", "its front matter is a program, which is not run"],
	["a program by its name", "---JavaScript\nglobalThis.ran = 1\n---", "its front matter is a program, which is not run"],
	[
		"a tool's language",
		"---coffee\ntitle: 1\n---",
		'its front matter cannot be read: gray-matter engine "coffee" is not registered',
	],
	["a sentence", "---\nText\n---\n", "its front matter holds no names with values"],
	["a list", "---\n- A\n---\n", "its front matter holds no names with values"],
	[
		"many aliases",
		`---\na: &a x\nb: [${"*a, ".repeat(20)}]\n---\n`,
		"its front matter cannot be read: Excessive alias count indicates a resource exhaustion attack",
	],
	["one name twice", "---\na: 1\na: 2\n---\n", "its front matter cannot be read: Map keys must be unique at line 3, column 1"],
	["a broken TOML", "+++\na = 2024-13-01\n+++\n", "its front matter cannot be read: Invalid TOML document: invalid date"],
	["an older encoding", Buffer.from("---\ntitle: caf\xe9\n---\n", "latin1"), "is not a text in UTF-8"],
])("a file with %s is left out with the reason", (_, written, reason) => {
	expect(() => read(written)).toThrow(expect.objectContaining({ name: "Skipped", message: reason }));
	expect(globalThis).not.toHaveProperty("ran");
});

test("a file that may have no front matter is text from its first line", () => {
	expect(read("import A\n---\n", true)).toEqual({ data: {}, body: "import A\n---\n", firstLine: 1 });
});
