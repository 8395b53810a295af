import { formatDateTime, momentsOf, toDayAndTime } from "./siteTime.ts";

const moments = (day: string, time: string, zone: string) => momentsOf({ day, time }, zone).map((moment) => moment.toISOString());

test("a day and a time in the site's time zone are a moment, whatever the browser's zone", () => {
	expect(moments("2026-11-30", "08:00", "Asia/Jakarta")).toEqual(["2026-11-30T01:00:00.000Z"]);
	expect(moments("2026-01-01", "00:30", "Asia/Jakarta")).toEqual(["2025-12-31T17:30:00.000Z"]);
});

test("summer time is the zone's own, on both sides of its change", () => {
	expect(moments("2026-03-28", "12:00", "Europe/Berlin")).toEqual(["2026-03-28T11:00:00.000Z"]);
	expect(moments("2026-03-29", "12:00", "Europe/Berlin")).toEqual(["2026-03-29T10:00:00.000Z"]);
});

test.each([
	["2027-03-28", "02:30", "Europe/Berlin"],
	["2027-03-14", "02:00", "America/New_York"],
	["2027-10-03", "02:15", "Australia/Lord_Howe"],
])("%s %s does not exist in %s, where the clocks are set forward over it", (day, time, zone) => {
	expect(moments(day, time, zone)).toEqual([]);
});

test("a time over which the clocks are set back is two moments, the earlier one first", () => {
	expect(moments("2027-10-31", "02:30", "Europe/Berlin")).toEqual(["2027-10-31T00:30:00.000Z", "2027-10-31T01:30:00.000Z"]);
	expect(moments("2026-11-01", "01:00", "America/New_York")).toEqual(["2026-11-01T05:00:00.000Z", "2026-11-01T06:00:00.000Z"]);
	expect(moments("2027-04-04", "01:45", "Australia/Lord_Howe")).toHaveLength(2);
	expect(moments("2027-10-31", "03:00", "Europe/Berlin")).toHaveLength(1);
});

test("a moment comes back as the day and time that were chosen", () => {
	const chosen = { day: "2026-12-31", time: "23:45" };
	for (const zone of ["Asia/Jakarta", "America/New_York", "Asia/Kolkata"])
		expect(momentsOf(chosen, zone).map((moment) => toDayAndTime(moment, zone))).toEqual([chosen]);
});

test("without a day or a time there is no moment", () => {
	expect(moments("", "08:00", "Asia/Jakarta")).toEqual([]);
	expect(moments("2026-11-30", "", "Asia/Jakarta")).toEqual([]);
});

test("a moment is read by this device's clock with its weekday and its year", () => {
	// jest.config.cjs sets this device's zone; some versions of Node write a narrow space.
	expect(formatDateTime(new Date("2026-11-30T01:00:00Z")).replace("\u202f", " ")).toBe("Mon, Nov 30, 2026, 8:00 AM");
});
