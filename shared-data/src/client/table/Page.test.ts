import { toPageSize, toRange } from "./Page.ts";

test.each([
	[1, 20, [0, 19]],
	[3, 20, [40, 59]],
	[2.9, 20.9, [20, 39]],
	[2, 1_000, [1_000, 1_999]],
	[2, 1_001, [1_000, 1_999]],
	[2, 0, [1, 1]],
	[0, 20, [0, 19]],
	[-3, 20, [0, 19]],
	[Number.NaN, Number.NaN, [0, 0]],
])("page %d with %d rows has the rows %j", (page, pageSize, range) => {
	expect(toRange({ page, pageSize })).toEqual(range);
});

test.each([
	[-1, 1],
	[50, 50],
	[51, 50],
])("a page of %d rows has %d if 50 are allowed", (pageSize, size) => {
	expect(toPageSize(pageSize, 50)).toBe(size);
});
