import {
	type Column,
	calendarDay,
	commonColumns,
	generated,
	optional,
	optionalDay,
	optionalTimestamp,
	parseTimestamp,
	plain,
	selectionOf,
	selectionOfAll,
	timestamp,
	toColumns,
	toFields,
	trimmed,
} from "./columns.ts";

const kinds = { plain, generated, trimmed, optional, calendarDay, optionalDay, optionalTimestamp, timestamp };
type Kind = keyof typeof kinds;
const columnOf = (kind: Kind) => (kinds[kind] as (name: string) => Column<string, any>)("name");

const stored = "2026-11-21T01:16:36.6+07:00";
const iso = "2026-11-20T18:16:36.600Z";

test.each<[Kind, unknown, unknown]>([
	["plain", " a ", " a "],
	["generated", 5, 5],
	["trimmed", "a", "a"],
	["optional", "a", "a"],
	["optional", " ", null],
	["optional", null, null],
	["calendarDay", stored, "2026-11-21"],
	["optionalDay", stored, "2026-11-21"],
	["optionalDay", null, null],
	["optionalTimestamp", stored, iso],
	["optionalTimestamp", null, null],
	["timestamp", stored, new Date(iso)],
])("a column of kind %s reads %j as %j", (kind, value, read) => {
	expect(columnOf(kind).read(value)).toEqual(read);
});

test.each<[Kind, unknown, Record<string, unknown>]>([
	["plain", " a ", { name: " a " }],
	["plain", null, { name: null }],
	["plain", undefined, {}],
	["generated", 5, {}],
	["trimmed", " a ", { name: "a" }],
	["trimmed", undefined, {}],
	["optional", " a ", { name: "a" }],
	["optional", " ", { name: null }],
	["optional", null, { name: null }],
	["calendarDay", "2026-11-21", { name: "2026-11-21" }],
	["optionalDay", "", { name: null }],
	["optionalTimestamp", iso, { name: iso }],
	["timestamp", new Date(iso), {}],
])("a column of kind %s writes %j as %j", (kind, value, row) => {
	expect(toColumns<{ field: unknown }>({ field: columnOf(kind) }, { field: value })).toEqual(row);
});

const columns = { ...commonColumns, title: trimmed("title"), linkUrl: optional("link_url") };

test("a selection of all fields names each column once, and reads two fields of one column", () => {
	const selection = selectionOfAll(columns);
	const row = { id: "1", created_at: stored, updated_at: stored, title: "a", link_url: "" };
	expect(selection.columns).toBe("id, created_at, updated_at, title, link_url");
	expect(selection.read(row)).toEqual({
		id: "1",
		createdAt: new Date(iso),
		updatedAt: new Date(iso),
		revision: stored,
		title: "a",
		linkUrl: null,
	});
});

test("a selection of some fields reads only these", () => {
	const selection = selectionOf(columns, ["linkUrl", "id"]);
	expect(selection.columns).toBe("link_url, id");
	expect(selection.read({ id: "1", link_url: "b", title: "a" })).toEqual({ id: "1", linkUrl: "b" });
});

test("a part of a row gives only the fields whose columns it has", () => {
	expect(toFields(columns, { link_url: null, id: "1", search_text: "a" })).toEqual({ id: "1", linkUrl: null });
});

test.each([
	["2026-11-21T01:16:36+00:00", "2026-11-21T01:16:36.000Z"],
	["2026-11-21T01:16:36.6+07:00", "2026-11-20T18:16:36.600Z"],
	["2026-11-21T01:16:36.632117+00:00", "2026-11-21T01:16:36.632Z"],
])("%s is %s", (timestamp, iso) => {
	expect(parseTimestamp(timestamp).toISOString()).toBe(iso);
});

test.each(["", "yesterday", "infinity"])("%p is refused instead of becoming an invalid date", (timestamp) => {
	expect(() => parseTimestamp(timestamp)).toThrow(RangeError);
});
