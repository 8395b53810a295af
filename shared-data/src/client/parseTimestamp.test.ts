import { parseTimestamp } from "./parseTimestamp.ts";

test.each([
	["2026-11-21T01:16:36.632+00:00", "2026-11-21T01:16:36.632Z"],
	["2026-11-21T01:16:36.632117+00:00", "2026-11-21T01:16:36.632Z"],
	["2026-11-21 01:16:36.632+00", "2026-11-21T01:16:36.632Z"],
	["2026-11-21 01:16:36+00", "2026-11-21T01:16:36.000Z"],
	["2026-11-21 01:16:36.6+07", "2026-11-20T18:16:36.600Z"],
	["2026-11-21 01:16:36.63-0330", "2026-11-21T04:46:36.630Z"],
	["2026-11-21T01:16:36Z", "2026-11-21T01:16:36.000Z"],
	["2026-11-21 01:16:36.632", "2026-11-21T01:16:36.632Z"],
])("%s is %s", (timestamp, iso) => {
	expect(parseTimestamp(timestamp).toISOString()).toBe(iso);
});

test.each(["", "yesterday", "2026-11-21"])("%p is refused instead of becoming an invalid date", (timestamp) => {
	expect(() => parseTimestamp(timestamp)).toThrow(RangeError);
});
