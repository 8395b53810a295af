import { commonColumns, optionalTimestamp, plain, trimmed } from "./columns.ts";
import { oldestFirst, selectionsOf, slugs, stateFields, toOrder, uuids } from "./tableRepository.ts";

test.each([
	["a", true],
	["tea-4-two", true],
	["a".repeat(80), true],
	["a".repeat(81), false],
	["", false],
	["-tea", false],
	["tea-", false],
	["green--tea", false],
	["Tea", false],
	["green tea", false],
	["tea/..", false],
	["tea\n", false],
])("whether %j is the id of a project or an essay: %p", (text, isId) => {
	expect(slugs.isId(text)).toBe(isId);
});

const uuid = "0189f7ac-1b2c-7d3e-8f90-abcdef012345";

test.each([
	[uuid, true],
	[uuid.toUpperCase(), true],
	[uuids.beforeFirst, true],
	[`${uuid}0`, false],
	[`0${uuid}`, false],
	[uuid.slice(1), false],
	[uuid.slice(0, -1), false],
	[uuid.replaceAll("-", ""), false],
	["0189f7ac-1b2c-7d3e-abcdef012345", false],
	["0189f7ac-1b2c-7d3-8f90-abcdef012345", false],
	["g189f7ac-1b2c-7d3e-8f90-abcdef012345", false],
	["0189f7ac-gb2c-7d3e-8f90-abcdef012345", false],
	["0189f7ac-1b2c-7d3e-8f90-abcdef01234g", false],
	["", false],
])("whether %j is a UUID: %p", (text, isId) => {
	expect(uuids.isId(text)).toBe(isId);
});

test("rows are listed by creation time, and at equal times by id", () => {
	const rows = ["3 b", "2 c", "2 a", "1 d"].map((row) => ({ createdAt: new Date(Number(row[0])), id: row.slice(2) }));
	for (const listed of [rows, rows.toReversed()]) {
		expect(listed.toSorted(oldestFirst).map(({ id }) => id)).toEqual(["d", "a", "c", "b"]);
	}
});

test("the first row of an order is the highest, and the last one is 1", () => {
	expect(toOrder(["b", "a"])).toEqual([
		{ id: "b", displayOrder: 2 },
		{ id: "a", displayOrder: 1 },
	]);
});

const columns = { id: commonColumns.id, status: plain<"status", string>("status"), content: trimmed("content") };

test("the state of a row has only the fields that its table has", () => {
	expect(stateFields(columns)).toEqual(["id", "status"]);
	expect(stateFields({ ...columns, publishAt: optionalTimestamp("publish_at") })).toEqual(["id", "status", "publishAt"]);
	expect(stateFields({ id: commonColumns.id })).toEqual(["id"]);
});

test("a summary leaves the details out, and without details has the full row", () => {
	type Entity = Record<keyof typeof columns, string>;
	const columnsOf = (detailFields?: "content"[]) => {
		const { full, summary } = selectionsOf<Entity, Omit<Entity, "content">>({ columns, ...(detailFields && { detailFields }) });
		return [full.columns, summary.columns];
	};
	expect(columnsOf(["content"])).toEqual(["id, status, content", "id, status"]);
	expect(columnsOf()).toEqual(["id, status, content", "id, status, content"]);
});
