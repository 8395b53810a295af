import { parseTimestamp } from "./table/columns.ts";

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
