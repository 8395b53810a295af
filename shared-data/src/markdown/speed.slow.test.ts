import { renderForTest } from "./testing/renderForTest.ts";

const row = `| ${"cell | ".repeat(10)}\n`;
const table = `${row}|${"---|".repeat(10)}\n${row.repeat(200_000 / row.length)}`;
const numbers = Array.from({ length: 10_000 }, (_, index) => index);

/** Inputs that make parsers slow. */
const inputs: [string, string][] = [
	["50,000 opening brackets", "[".repeat(50_000)],
	["50,000 opening brackets of images", "![".repeat(50_000)],
	["a table of 200 KB", table],
	["a table of 100,000 cells", `|${"a|".repeat(100)}\n|${"-|".repeat(100)}\n${`|${"a|".repeat(100)}\n`.repeat(990)}`],
	["a table that fills up missing cells", `|${"a|".repeat(100)}\n|${"-|".repeat(100)}\n${"||\n".repeat(50_000)}`],
	["links that never close", "[a](".repeat(50_000)],
	["titles that never close", '[a](b "'.repeat(30_000)],
	["deep quotes", `${">".repeat(50_000)}a`],
	["deep lists", `${"- ".repeat(50_000)}a`],
	["quotes in lists in quotes", `${"> - ".repeat(20_000)}a`],
	["emphasis that never closes", "*a **b ".repeat(30_000)],
	[
		"backticks of every length",
		numbers
			.slice(0, 1_000)
			.map((length) => `e${"`".repeat(length)}`)
			.join(""),
	],
	["tildes that never close", "~a ~~b ".repeat(30_000)],
	["10,000 footnotes", `${numbers.map((n) => `[^${n}]`).join(" ")}\n\n${numbers.map((n) => `[^${n}]: x`).join("\n")}`],
	["one footnote, 40,000 times", `${"[^1] ".repeat(40_000)}\n\n[^1]: x`],
	["footnotes in footnotes", "[^1]: ".repeat(20_000)],
	["40,000 equal headings", "# a\n".repeat(40_000)],
	["20,000 links to headings", "# a\n[b](#a-9)\n".repeat(20_000)],
	["20,000 alerts", "> [!NOTE]\n> a\n\n".repeat(20_000)],
	["letters before an @ that never comes", "a".repeat(500_000)],
	["100,000 @", "a@".repeat(100_000)],
	["www. without end", "www.".repeat(50_000)],
	["20,000 URLs", "http://a ".repeat(20_000)],
	["a URL of parentheses", `http://a.b/${"(".repeat(90_000)}${")".repeat(89_999)}`],
	["a URL of entities", `http://a.b/${"&a;".repeat(60_000)}`],
	["200,000 angle brackets", "<".repeat(200_000)],
	["comments that never close", "<!--".repeat(50_000)],
	["reference definitions", "[a]: u\n".repeat(20_000)],
	["references without definitions", numbers.map((n) => `[${n}]`).join("\n")],
	["20,000 images", "![a](b)\n\n".repeat(20_000)],
	[
		"code of 190 KB in a known language",
		`\`\`\`ts\n${"const a = { b: [1, 'x', `y`] }; // c\n".repeat(400)}\`\`\`\n\n`.repeat(13),
	],
	["code in one line", `\`\`\`ts\n${"<<(((`${".repeat(2_000)}\n\`\`\``],
	["code that switches languages", `\`\`\`php\n${`${"<?php '\"".repeat(100)}\n`.repeat(20)}\`\`\``],
];

const paragraph = "Words about *tea* and `code`, with a [link](https://example.com/a), **strong** ones and a footnote[^1].\n\n";
const text = `${paragraph.repeat(5_000)}[^1]: x`;

/** The parser's time for 500 KB of prose: the median of three, in CPU milliseconds. */
let ordinary: number;

beforeAll(async () => {
	const times: number[] = [];
	for (let round = 0; round < 3; round++) times.push((await timed(text)).used);
	ordinary = times.sort((a, b) => a - b)[1] as number;
}, 60_000);

test.each(inputs)(
	"%s: under twenty times what as much ordinary text takes",
	async (_, markdown) => {
		const { used, html } = await timed(markdown);
		// The slowest takes seven times as long; short ones count as 120 KB, where a quadratic parser takes
		// seconds.
		const share = Math.max(markdown.length, 120_000) / text.length;
		expect(used).toBeLessThan(Math.min(20 * share, 10) * ordinary);
		expect(typeof html).toBe("string");
	},
	30_000,
);

async function timed(markdown: string) {
	const start = process.cpuUsage();
	const { html } = await renderForTest(markdown);
	return { html, used: process.cpuUsage(start).user / 1_000 };
}
