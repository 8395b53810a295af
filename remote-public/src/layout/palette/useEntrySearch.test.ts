import { normalizeForSearch } from "@site/shared-data/search";
import { type SearchEntry, toSearchEntry } from "./searchLoader.ts";
import { findEntries } from "./useEntrySearch.tsx";

const entry = (title: string, text = "") => toSearchEntry("essay", title, title, normalizeForSearch(text), `/essays/${title}`);
const find = (query: string, ...entries: SearchEntry[]) => findEntries(entries, query).map(({ title }) => title);

test("a title that begins with the word ranks above one that contains it, and that above a text", () => {
	expect(find("tea", entry("Slow software", "about tea"), entry("What tea taught me"), entry("Tea, weighed"))).toEqual([
		"Tea, weighed",
		"What tea taught me",
		"Slow software",
	]);
});

test("an entry must contain every word, in any order and position", () => {
	expect(find("weighed tea", entry("Tea, weighed"), entry("Tea"))).toEqual(["Tea, weighed"]);
	expect(find("tea scale", entry("Tea, weighed", "A scale."))).toEqual(["Tea, weighed"]);
});

test("case and accents do not matter", () => {
	expect(find("kafé", entry("KAFE"))).toEqual(["KAFE"]);
	expect(find("kafe", entry("Kafé"))).toEqual(["Kafé"]);
});

test("punctuation around words and the kind of an apostrophe do not matter", () => {
	expect(find("rain, “wind”!", entry("Rain and wind"))).toEqual(["Rain and wind"]);
	for (const query of ["don't", "don’t", "dont"])
		expect(find(query, entry("Don’t cache"), entry("A tea"))).toEqual(["Don’t cache"]);
	expect(find("jumat", entry("Friday", "Salat Jum'at"))).toEqual(["Friday"]);
	expect(find("c++", entry("C++"), entry("C"))).toEqual(["C++"]);
});

test("an empty query finds nothing, any query six entries at most", () => {
	const many = Array.from({ length: 9 }, (_, at) => entry(`Tea ${at}`));
	expect(find("  ", ...many)).toEqual([]);
	expect(find("tea", ...many)).toHaveLength(6);
});
