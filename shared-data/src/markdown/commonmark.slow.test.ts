import { text } from "commonmark-spec";
import { comparable } from "./testing/comparable.ts";
import { type Example, examplesOf } from "./testing/examplesOf.ts";
import { renderForTest } from "./testing/renderForTest.ts";

const examples = examplesOf(text.replace(/^<!-- END TESTS -->[^]*/m, ""));

/** Where we differ from CommonMark 0.31.2 on purpose; every other example is as specified. */
const differences = {
	"raw HTML is text": numbers("21 31 148-191 201 308 309 344 475-477 491 494 524 536 613-617 623 625-631 642 643"),
	"a URL of another scheme is emptied": [500, 598, 599, 601],
	"a bare URL is a link (GFM)": [602, 608, 611, 612],
	"the sanitizer trims a title": [196],
};

const intended = new Set(Object.values(differences).flat());

test("652 examples: 571 as CommonMark says, 81 different on purpose", () => {
	expect([examples.length, examples.length - intended.size, intended.size]).toEqual([652, 571, 81]);
});

test.each(examples.filter(({ number }) => !intended.has(number)))("example $number ($section)", async (example) => {
	expect(await htmlOf(example)).toBe(comparable(example.html));
});

describe("on purpose", () => {
	test.each(examples.filter(({ number }) => differences["raw HTML is text"].includes(number)))(
		"example $number: its HTML is text, no element",
		async (example) => {
			expect(await htmlOf(example)).not.toBe(comparable(example.html));
			expect(await htmlOf(example)).toMatch(/&lt;/);
		},
	);

	test.each(examples.filter(({ number }) => differences["a URL of another scheme is emptied"].includes(number)))(
		"example $number: only the URL is emptied",
		async (example) => {
			expect(await htmlOf(example)).toBe(comparable(example.html.replace(/href="[^"]*"/g, 'href=""')));
		},
	);

	test.each(examples.filter(({ number }) => differences["a bare URL is a link (GFM)"].includes(number)))(
		"example $number: the same text with a link in it",
		async (example) => {
			const html = await htmlOf(example);
			expect(html).toContain("<a href=");
			expect(html.replace(/<\/?a\b[^>]*>/g, "")).toBe(comparable(example.html));
		},
	);

	test.each(examples.filter(({ number }) => differences["the sanitizer trims a title"].includes(number)))(
		"example $number: the same but for the line breaks around the title",
		async (example) => {
			expect(await htmlOf(example)).toBe(comparable(example.html.replace(/title="\s*([^"]*?)\s*"/g, 'title="$1"')));
		},
	);
});

async function htmlOf({ markdown }: Example) {
	return comparable((await renderForTest(markdown, { topLevel: 1 })).html);
}

/** "1 3-5" as numbers. */
function numbers(ranges: string): number[] {
	return ranges.split(" ").flatMap((range) => {
		const [first = 0, last = first] = range.split("-").map(Number);
		return Array.from({ length: last - first + 1 }, (_, index) => first + index);
	});
}
