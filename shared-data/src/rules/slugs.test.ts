import { raiseMaxLength } from "./raiseMaxLength.ts";
import { reservedSlugs } from "./reservedSlugs.ts";
import { isSlugOf } from "./slugRule.ts";
import { toSlug } from "./toSlug.ts";

test.each([
	["Tea & forms", "tea-forms"],
	["  Kopi -- susu! ", "kopi-susu"],
	["L’été d'or", "lete-dor"],
	["Straße", "strasse"],
	["ÆGIR ⅷ", "aegir-viii"],
	["Щука съ", "shchuka-s"],
	["🌿", ""],
])("the slug of %j is %j", (title, slug) => {
	expect(toSlug(title)).toBe(slug);
});

const [a, b] = ["a".repeat(40), "b".repeat(36)];

test.each([
	["tea", "Tea", true],
	["tea-2", "Tea", true],
	["tea-10", "Tea", true],
	["tea-2", "Tea 2", true],
	["tea-2-3", "Tea 2", true],
	["tea-x", "Tea", false],
	["tea-2-x", "Tea", false],
	["te", "Tea", false],
	[a, `${a} ${b}`, true],
	[`${a}-2`, `${a} ${b}`, true],
	[b, `${a} ${b}`, false],
	[a, `${a} ${b.slice(1)}`, false],
	["essay-0123abcd", "🌿", true],
	["project-0123abcd", "🌿", true],
	["my-essay-0123abcd", "🌿", false],
	["essay-0123abcde", "🌿", false],
	["essay-0123abcg", "🌿", false],
	["essay-0123abcd", "Tea", false],
])("that the database made the id %s from the title %j is %p", (id, title, is) => {
	expect(isSlugOf(id, title)).toBe(is);
});

test.each([
	["ab", [2, 2], "c", 3],
	["ab", [2, 2], "🌿", 4],
	["🌿🌿", [4, 4], "🌿", 6],
	["🌿🌿🌿", [6, 6], "a", 6],
	["abc", [0, 3], "🌿", 3],
	["🌿🌿🌿", [0, 6], "a", 3],
	["🌿🌿b", [4, 5], null, 5],
	["", [0, 0], "a", 3],
] as [string, [number, number], string | null, number][])(
	"a control for three characters with %j and the selection %j takes %j with a maximum of %d units",
	(value, [selectionStart, selectionEnd], data, maxLength) => {
		const target = { value, selectionStart, selectionEnd, maxLength: 3, dataset: {} };
		raiseMaxLength({ target, data } as unknown as InputEvent);
		expect(target.maxLength).toBe(maxLength);
	},
);

test("a control without a maximum has none afterwards, and a raised maximum goes back", () => {
	const target = { value: "a", selectionStart: 1, selectionEnd: 1, maxLength: -1, dataset: {} };
	raiseMaxLength({ target, data: "🌿" } as unknown as InputEvent);
	expect(target).toMatchObject({ maxLength: -1, dataset: {} });
	Object.assign(target, { maxLength: 3 });
	for (const [data, maxLength] of [
		["🌿", 3],
		["🌿🌿", 5],
		["b", 3],
	]) {
		raiseMaxLength({ target, data } as unknown as InputEvent);
		expect(target.maxLength).toBe(maxLength);
	}
});

test.each(["before", "new", "topics"])("%s, a path next to the ids, is no id", (word) => {
	expect(reservedSlugs.has(word)).toBe(true);
});
