import { searchFilter } from "./searchFilter.ts";

test("a blank search filters nothing", () => {
	expect(searchFilter(["title"], undefined)).toBeUndefined();
	expect(searchFilter(["title"], " \n ")).toBeUndefined();
});

test("every column is searched, and control characters are blanks", () => {
	expect(searchFilter(["title", "excerpt"], " teh\0tarik ")).toBe('title.imatch."teh tarik",excerpt.imatch."teh tarik"');
});

test("a special character is escaped for the expression, then for the quotes", () => {
	expect(searchFilter(["title"], 'a"b\\c*(d)')).toBe(String.raw`title.imatch."a\"b\\\\c\\*\\(d\\)"`);
});

test("a long search is cut to what a URL can carry", () => {
	expect(searchFilter(["title"], "a".repeat(5_000))?.length).toBeLessThan(250);
});
