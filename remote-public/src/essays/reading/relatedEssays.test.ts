import { buildEssay } from "@site/shared-data/testing";
import { neighboursAmong, relatedEssays } from "./relatedEssays.ts";

const essay = buildEssay({
	id: "tea",
	title: "What tea terraces know about caching",
	excerpt: "A terrace is a cache with a view.",
});
const others = [
	essay,
	buildEssay({ id: "spinner", title: "The cost of a spinner", excerpt: "Measured on a slow phone on a slow hill." }),
	buildEssay({ id: "cache", title: "A cache is a promise", excerpt: "Caching and terraces again." }),
	buildEssay({ id: "view", title: "Forms", excerpt: "A room with a view." }),
];
const noneShown = () => false;

test("essays that share rare words are related, the nearest first, never the essay itself", () => {
	expect(relatedEssays(essay, others, noneShown).map(({ id }) => id)).toEqual(["cache", "view"]);
});

test("essays already on the page are left out", () => {
	expect(relatedEssays(essay, others, (id) => id === "cache").map(({ id }) => id)).toEqual(["view"]);
});

test("three at most, and none without common words", () => {
	const many = Array.from({ length: 6 }, (_, at) => buildEssay({ id: `cache-${at}`, title: "Caching terraces", excerpt: "" }));
	expect(relatedEssays(essay, many, noneShown)).toHaveLength(3);
	expect(relatedEssays(essay, [buildEssay({ title: "The of", excerpt: "and an" })], noneShown)).toEqual([]);
});

const newest = ["tea", "rain", "stairs"].map((id) => buildEssay({ id, title: `On ${id}` }));
const link = (id: string) => ({ id, title: `On ${id}` });

test.each([
	["tea", 50, { newer: null, older: link("rain") }],
	["rain", 50, { newer: link("tea"), older: link("stairs") }],
	["stairs", 50, { newer: link("rain"), older: null }],
	["stairs", 3, null],
	["fog", 50, null],
])("%s, of three essays with limit %i, has the neighbours %j", (id, limit, neighbours) => {
	expect(neighboursAmong(newest, id, limit)).toEqual(neighbours);
});
