import { moonPhaseOn } from "./moonOn.ts";
import { siteZoneOf } from "./siteZone.ts";
import { discAt, temperatureOn, toSiteTime } from "./useSiteTime.ts";

test.each([
	["a name", "Asia/Jakarta"],
	["what the server knows of it", siteZoneOf("Asia/Jakarta")],
])("the site's clock and calendar do not depend on the visitor's zone, and follow the site's by %s", (_, zone) => {
	expect(toSiteTime(new Date("2026-03-05T17:04:00Z"), zone)).toEqual({
		day: "2026-03-06",
		time: "00:04",
		minutes: 4,
		zone: "WIB",
	});
	expect(toSiteTime(new Date("2026-03-05T09:24:59.999Z"), zone)).toEqual({
		day: "2026-03-05",
		time: "16:24",
		minutes: 16 * 60 + 24,
		zone: "WIB",
	});
});

test("around midnight each zone has its own day, and a changed zone counts at once", () => {
	const moment = new Date("2026-03-05T17:04:00Z");
	const dayIn = (timeZone: string) => toSiteTime(moment, timeZone).day;
	expect(["Asia/Jakarta", "America/New_York", "Asia/Jakarta"].map(dayIn)).toEqual(["2026-03-06", "2026-03-05", "2026-03-06"]);
});

test("a browser reads its own table for zones with a summer time alone", () => {
	expect(siteZoneOf("Asia/Kathmandu")).toMatchObject({ minutes: 345 });
	expect(siteZoneOf("America/Caracas")).toMatchObject({ minutes: -240 });
	// In Morocco the clock goes back in the month of Ramadan only.
	expect(["Europe/Berlin", "Africa/Casablanca"].map((name) => siteZoneOf(name))).toEqual(["Europe/Berlin", "Africa/Casablanca"]);
	const timeIn = (moment: string) => toSiteTime(new Date(moment), "Europe/Berlin");
	expect(timeIn("2026-03-29T00:59:59Z")).toMatchObject({ time: "01:59", day: "2026-03-29" });
	expect(timeIn("2026-03-29T01:00:00Z")).toMatchObject({ time: "03:00", day: "2026-03-29" });
});

test("the temperature stays between 25 and 34 degrees, is the same all day, and is not the same every day", () => {
	const year = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)).map(
		temperatureOn,
	);
	expect(Math.min(...year)).toBe(25);
	expect(Math.max(...year)).toBe(34);
	expect(new Set(year).size).toBe(10);
	expect(temperatureOn("2026-03-05")).toBe(temperatureOn("2026-03-05"));
});

test("the sun rises in the east of the footer and is in the middle at noon; from dusk the moon takes the same way", () => {
	expect(discAt(5 * 60 + 25)).toEqual({ course: 0, isMoon: false });
	expect(discAt(11 * 60 + 35).course).toBe(0.5);
	expect(discAt(17 * 60 + 45)).toMatchObject({ course: 1, isMoon: false });
	expect(discAt(17 * 60 + 46)).toMatchObject({ isMoon: true });
	expect(discAt(23 * 60 + 35).course).toBe(0.5);
	expect(discAt(5 * 60 + 24)).toMatchObject({ course: expect.closeTo(1, 1), isMoon: true });
});

test("the moon is new and full on the days of the almanac", () => {
	// The true moon is up to 14 hours off the mean one, and the day another 12.
	const fromNew = (day: string) => Math.abs(((moonPhaseOn(new Date(day)) + 0.5) % 1) - 0.5);
	for (const day of ["2024-04-08", "2025-03-29", "2026-08-12"]) expect(fromNew(day)).toBeLessThan(0.05);
	for (const day of ["2025-03-14", "2025-09-07", "2026-03-03"]) expect(fromNew(day)).toBeGreaterThan(0.45);
});
