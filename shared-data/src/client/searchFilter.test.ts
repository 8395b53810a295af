import { searchConditions } from "./searchFilter.ts";

test("a blank search has no conditions", () => {
	expect(searchConditions(undefined)).toEqual([]);
	expect(searchConditions(" \n ")).toEqual([]);
});

test("every word is a condition, without accents, and control characters part words", () => {
	expect(searchConditions(" téh\0tarik ")).toEqual(['search_text.imatch."teh"', 'search_text.imatch."tarik"']);
});

test("a special character is escaped for the expression, then for the quotes", () => {
	expect(searchConditions('a"b\\c*(d)')).toEqual([String.raw`search_text.imatch."a\"b\\\\c\\*\\(d\\)"`]);
});

test("a long search is cut to what a URL can carry", () => {
	const found = [`search_text.imatch."${"a".repeat(200)}"`];
	for (const length of [200, 201, 5_000]) expect(searchConditions(" ".repeat(300) + "a".repeat(length))).toEqual(found);
});
