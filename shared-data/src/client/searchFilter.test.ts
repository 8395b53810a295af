import { searchFilter } from "./searchFilter.ts";

test("a blank search filters nothing", () => {
	expect(searchFilter(["title"], undefined)).toBeUndefined();
	expect(searchFilter(["title"], " \n ")).toBeUndefined();
});

test("every column is searched, and control characters are blanks", () => {
	expect(searchFilter(["title", "excerpt"], " teh\0tarik ")).toBe('title.imatch."teh tarik",excerpt.imatch."teh tarik"');
});

test("no quote and no backslash is left inside the quotes", () => {
	const filter = searchFilter(["title"], 'a"b\\c*(d)') ?? "";
	expect(filter).toBe('title.imatch."a[[.quotation-mark.]]b[[.backslash.]]c[*][(]d[)]"');
});

test("a long search is cut to what a URL can carry", () => {
	expect(searchFilter(["title"], "a".repeat(5_000))?.length).toBeLessThan(250);
});
