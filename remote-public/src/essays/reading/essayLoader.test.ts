import { type Essay, publicRepositoriesContext, renderMarkdownContext } from "@site/shared-data";
import { buildEssay, createMemoryPublicRepositories } from "@site/shared-data/testing";
import { RouterContextProvider } from "@site/shared-ui/router";
import { neighboursAmong, readEssayDetail, relatedEssays, translationAmong } from "./essayLoader.ts";

const essay = buildEssay({ id: "teh", topics: ["Jawa Barat", "Teh"], language: "id" });
const others = [
	buildEssay({ id: "newest", topics: ["teh"] }),
	essay,
	buildEssay({ id: "older", topics: ["Teh"] }),
	buildEssay({ id: "indonesian", topics: ["Teh"], language: "id" }),
	buildEssay({ id: "nearest", topics: ["jawa-barat", "TEH", "Kopi"] }),
	buildEssay({ id: "other", topics: ["Kopi"], language: "id" }),
];
const ids = (links: { id: string }[]) => links.map(({ id }) => id);

test("related are essays with common topics: the most common ones, then the language, then the newest", () => {
	expect(ids(relatedEssays(essay, others, []))).toEqual(["nearest", "indonesian", "newest"]);
});

test("essays that the page links to otherwise are left out", () => {
	expect(ids(relatedEssays(essay, others, ["nearest", undefined]))).toEqual(["indonesian", "newest", "older"]);
});

test("without a common topic nothing is related", () => {
	expect(relatedEssays(buildEssay({ topics: [] }), others, [])).toEqual([]);
});

const newest = ["tea", "rain", "stairs"].map((id) => buildEssay({ id, title: `On ${id}` }));
const link = (id: string) => ({ id, title: `On ${id}` });

test.each([
	["tea", 50, { newer: null, older: link("rain") }],
	["rain", 2, { newer: link("tea"), older: link("stairs") }],
	["stairs", 2, null],
	["stairs", 3, null],
	["stairs", 4, { newer: link("rain"), older: null }],
	["fog", 50, null],
])("%s, of three essays with limit %i, has the neighbours %j", (id, limit, neighbours) => {
	expect(neighboursAmong(newest, id, limit)).toEqual(neighbours);
});

const original = buildEssay({ id: "tea", title: "On tea", language: "en" });
const translated = buildEssay({ id: "teh", title: "Tentang teh", language: "id", translationOf: "tea" });

test.each([
	["the translation of an original", original, 2, { id: "teh", title: "Tentang teh", language: "id" }],
	["the original of a translation", translated, 2, { id: "tea", title: "On tea", language: "en" }],
	["none in a complete list", buildEssay({ id: "rain" }), 50, null],
	["an unknown one behind a full list", buildEssay({ id: "rain" }), 2, undefined],
])("among the newest essays is %s", (_, essay, limit, translation) => {
	expect(translationAmong([translated, original], essay, limit)).toEqual(translation);
});

function readAmong(essays: Essay[], essay: Essay) {
	const context = new RouterContextProvider();
	context.set(publicRepositoriesContext, createMemoryPublicRepositories({ essays }));
	context.set(renderMarkdownContext, async (html) => ({ html, headings: [] }));
	return readEssayDetail(essay, context);
}

const dated = (id: string, date: string) => buildEssay({ id, title: `On ${id}`, date });

test.each([
	["a draft", dated("fog", "2026-03-01"), "rain", "tea"],
	["a draft of the same day, which will come first", dated("fog", "2026-02-01"), "rain", "tea"],
	["the newest draft", dated("fog", "2026-05-01"), "tea", undefined],
	["the oldest draft", dated("fog", "2025-01-01"), undefined, "stairs"],
	["a public essay with a change", { ...dated("rain", "2026-02-01"), content: "New." }, "stairs", "tea"],
])("the preview of %s has the neighbours of its day", async (_, essay, older, newer) => {
	const essays = [dated("tea", "2026-04-01"), dated("rain", "2026-02-01"), dated("stairs", "2026-01-01")];
	const detail = await readAmong(essays, essay);
	expect([detail.older?.id, detail.newer?.id, detail.body.__html]).toEqual([older, newer, essay.content]);
});

test.each([50, 51, 52])("of 53 essays, number %i has its neighbours and its original, although 50 are read", async (number) => {
	const essays = Array.from({ length: 53 }, (_, newer) => dated(`${newer + 1}`, `20${99 - newer}-01-01`));
	const essay = { ...(essays[number - 1] as Essay), translationOf: "53" };
	const { older, newer, translation } = await readAmong(essays, essay);
	expect([older?.id, newer?.id, translation?.id]).toEqual([`${number + 1}`, `${number - 1}`, "53"]);
});
