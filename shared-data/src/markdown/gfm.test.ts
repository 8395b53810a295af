import { readFileSync } from "node:fs";
import { join } from "node:path";
import { comparable } from "./testing/comparable.ts";
import { type Example, examplesOf } from "./testing/examplesOf.ts";
import { renderForTest } from "./testing/renderForTest.ts";

const examples = examplesOf(readFileSync(join(__dirname, "testing/gfm-examples.txt"), "utf8"));

const differences = new Map([
	[21, "ftp is none of the allowed schemes: the URL stays text"],
	[36, "raw HTML is text"],
	[43, "a domain of other scripts is written as browsers send it (punycode)"],
]);

test("49 examples of GFM's extensions: 46 as GFM says, 3 different on purpose", () => {
	expect([examples.length, differences.size]).toEqual([49, 3]);
});

test.each(examples.filter(({ number }) => !differences.has(number)))("example $number: $section", async (example) => {
	expect(await htmlOf(example)).toBe(comparable(example.html));
});

test("ftp URLs stay text, the rest of their example is as GFM says", async () => {
	const example = numbered(21);
	expect(await htmlOf(example)).toBe(comparable(example.html.replace(/<a href="ftp:[^>]*>([^<]*)<\/a>/, "$1")));
});

test("HTML in a cell is text", async () => {
	const example = numbered(36);
	const escaped = example.html.replace(/<\/?strong>|<br>/g, (tag) => tag.replace("<", "&lt;").replace(">", "&gt;"));
	expect(await htmlOf(example)).toBe(comparable(escaped));
});

test("a domain of other scripts is written as browsers send it", async () => {
	const example = numbered(43);
	const html = example.html
		.replace("http://%F0%9F%8D%84.ga/", "http://xn--ei8h.ga/")
		.replace("http://x%F0%9F%8D%84.ga/", "http://xn--x-jq2s.ga/");
	expect(await htmlOf(example)).toBe(comparable(html));
});

function numbered(number: number) {
	return examples.find((example) => example.number === number) as Example;
}

async function htmlOf({ markdown }: Example) {
	return comparable((await renderForTest(markdown, { topLevel: 1 })).html);
}
