import { formatDateTime, formatShortDateTime, toDateTime, toDayAndTime } from "./siteTime.ts";

test("a day and a time in the site's time zone are a moment, whatever the browser's zone", () => {
	expect(toDateTime({ day: "2026-11-30", time: "08:00" }, "Asia/Jakarta")?.toISOString()).toBe("2026-11-30T01:00:00.000Z");
	expect(toDateTime({ day: "2026-01-01", time: "00:30" }, "Asia/Jakarta")?.toISOString()).toBe("2025-12-31T17:30:00.000Z");
});

test("summer time is the zone's own, on both sides of its change", () => {
	expect(toDateTime({ day: "2026-03-28", time: "12:00" }, "Europe/Berlin")?.toISOString()).toBe("2026-03-28T11:00:00.000Z");
	expect(toDateTime({ day: "2026-03-29", time: "12:00" }, "Europe/Berlin")?.toISOString()).toBe("2026-03-29T10:00:00.000Z");
});

test("a moment comes back as the day and time that were chosen", () => {
	const chosen = { day: "2026-12-31", time: "23:45" };
	for (const zone of ["Asia/Jakarta", "America/New_York", "Asia/Kolkata"])
		expect(toDayAndTime(toDateTime(chosen, zone) as Date, zone)).toEqual(chosen);
});

test("without a day or a time there is no moment", () => {
	expect(toDateTime({ day: "", time: "08:00" }, "Asia/Jakarta")).toBeNull();
	expect(toDateTime({ day: "2026-11-30", time: "" }, "Asia/Jakarta")).toBeNull();
});

test("moments are written in the zone that is asked for", () => {
	const moment = new Date("2026-11-30T01:00:00Z");
	expect(formatDateTime(moment, "Asia/Jakarta").replace(/\u202f/g, " ")).toBe("Mon, Nov 30, 2026, 8:00 AM");
	expect(formatShortDateTime(moment, "Asia/Jakarta").replace(/\u202f/g, " ")).toBe("Nov 30, 8:00 AM");
});
