import { startOfDay } from "./startOfDay.ts";

test.each([
	["2026-11-04", "Asia/Jakarta", "2026-11-03T17:00:00.000Z"],
	["2026-11-04", "UTC", "2026-11-04T00:00:00.000Z"],
	["2026-03-08", "America/New_York", "2026-03-08T05:00:00.000Z"],
	["2026-03-09", "America/New_York", "2026-03-09T04:00:00.000Z"],
	["2026-11-02", "America/New_York", "2026-11-02T05:00:00.000Z"],
	["2026-01-01", "Asia/Kathmandu", "2025-12-31T18:15:00.000Z"],
	["2026-01-01", "Pacific/Kiritimati", "2025-12-31T10:00:00.000Z"],
])("%s begins in %s at %s", (day, timeZone, moment) => {
	expect(startOfDay(day, timeZone).toISOString()).toBe(moment);
});
