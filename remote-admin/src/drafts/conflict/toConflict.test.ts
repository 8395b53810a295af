import type { SaveTarget } from "../form/FormDefinition.ts";
import { describeConflict, describeMerge, toConflict as toConflictOf } from "./toConflict.ts";

type Values = { title: string; excerpt: string; content: string };

/** In the form of this test "1000" is shown as "1.000" once it is stored. */
const toStored = (values: Values) => ({ ...values, title: values.title.replace("1000", "1.000") });
const toConflict = (
	before: SaveTarget & { values: Values | null },
	mine: SaveTarget & { values: Values },
	current: ReturnType<typeof stored>,
) => toConflictOf(before, mine, current, toStored);

const base = { values: { title: "Tea", excerpt: "Old", content: "Old" }, status: "draft", publishAt: null } as const;
const labels = { title: "Title", excerpt: "Excerpt", content: "Content" };
const stored = (values: object, state: object = {}) => ({
	...base,
	id: "tea",
	revision: "2",
	updatedAt: new Date(),
	...state,
	values: { ...base.values, ...values },
});
const mine = (values: object, target: object = {}) => ({
	status: "draft" as const,
	...target,
	values: { ...base.values, ...values },
});

test("a field that one version changed is taken from it, blanks at its ends aside; only one that both changed is contested", () => {
	const conflict = toConflict(
		base,
		mine({ title: "Mine", content: "Same " }),
		stored({ title: "Theirs", excerpt: "New", content: "Same" }),
	);
	expect(conflict).toMatchObject({
		merged: { title: "Mine", excerpt: "New", content: "Same " },
		adopted: ["excerpt"],
		contested: ["title"],
		newState: undefined,
		undoesState: false,
	});
});

test("without a common base every field that differs is contested", () => {
	expect(toConflict({ ...base, values: null }, mine({ title: "Mine" }), stored({ excerpt: "New" }))).toMatchObject({
		adopted: [],
		contested: ["title", "excerpt"],
	});
});

const [later, latest] = ["2100-01-01T00:00:00.000Z", "2100-01-02T00:00:00.000Z"];
const planned = { status: "published", publishAt: later } as const;

test.each([
	[{ status: "draft" }, { status: "published" }, { status: "draft" }, "published", true],
	[{ status: "draft" }, { status: "published" }, { status: "published" }, "published", false],
	[{ status: "draft" }, planned, { status: "published", publishAt: null }, "scheduled", true],
	[{ status: "draft" }, {}, { status: "published" }, undefined, false],
	[{ status: "published" }, { status: "draft" }, { status: "published" }, "draft", true],
	[{ status: "published" }, { status: "draft" }, { status: undefined }, "draft", false],
	[planned, { publishAt: latest }, planned, "scheduled", true],
	[planned, { publishAt: latest }, { ...planned, publishAt: latest }, "scheduled", false],
	[planned, { publishAt: latest }, { status: "published" }, "scheduled", false],
	[planned, {}, { ...planned, publishAt: latest }, undefined, false],
	[{ status: "draft", publishAt: undefined }, {}, { status: "published" }, undefined, false],
] as const)(
	"what was opened as %j and is stored with %j: a save with %j finds it %s, and undoes that: %s",
	(opened, state, target, newState, undoesState) => {
		const conflict = toConflict({ ...base, ...opened }, mine({}, target), stored({}, { publishAt: null, ...opened, ...state }));
		expect(conflict).toMatchObject({ newState, undoesState });
	},
);

test("the sentences name the fields and the state", () => {
	const conflict = toConflict(
		base,
		mine({ title: "Mine" }),
		stored({ title: "Theirs", excerpt: "New", content: "New" }, { status: "published" }),
	);
	expect(describeMerge(conflict, labels)).toBe(
		"Excerpt and Content were changed elsewhere and are in this form now. It was published elsewhere.",
	);
	expect(describeMerge({ adopted: ["excerpt"], newState: undefined }, labels)).toBe(
		"Excerpt was changed elsewhere and is in this form now.",
	);
	expect(describeMerge({ adopted: [], newState: "draft" }, labels)).toBe("It was unpublished elsewhere.");
	const other = toConflict(base, mine({ title: "Mine" }), stored({}));
	expect(describeConflict(other, labels, "14:05")).toBe(
		"It was stored again at 14:05, after you opened it. Your text is safe here.",
	);
	expect(describeConflict(conflict, labels, "14:05")).toBe(
		"It was published at 14:05, after you opened it. Your text is safe here. Excerpt and Content: the stored text is kept in any case. “Overwrite with mine” undoes that. Which one should stay?",
	);
});

test("a text that is only written otherwise than it is stored is no change", () => {
	const conflict = toConflict(base, mine({ title: "1000", excerpt: "Mine" }), stored({ title: "1.000" }));
	expect(conflict).toMatchObject({ adopted: [], contested: [], merged: { title: "1000" } });
});
