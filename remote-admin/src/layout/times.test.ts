import { createTimes, placeOf } from "./times.ts";

const at = new Date("2026-11-29T18:05:00Z");
// jest.config.cjs sets this device's zone to a new site's default.
const [here, away] = [createTimes("Asia/Jakarta"), createTimes("America/New_York")];

test("moments read in the site's zone, which is named where this device's clock shows another time", () => {
	expect(here.dateTime(at)).toBe("Nov 30, 2026 • 1:05 AM");
	expect(away.dateTime(at)).toBe("Nov 29, 2026 • 1:05 PM EST");
	expect([here.shortDateTime(at), away.shortDateTime(at)]).toEqual(["Nov 30, 1:05 AM", "Nov 29, 1:05 PM EST"]);
	expect([here.day(at), away.day(at), away.shortDay(at)]).toEqual(["Nov 30, 2026", "Nov 29, 2026", "Nov 29"]);
	// Another zone with the same clock.
	expect(createTimes("Asia/Bangkok").shortDateTime(at)).toBe("Nov 30, 1:05 AM");
});

test("a saved text tells the time, of another day of the site's zone also the day", () => {
	expect(here.saved(at, new Date("2026-11-30T16:59:00Z"))).toBe("01:05");
	expect(here.saved(at, new Date("2026-11-30T17:00:00Z"))).toBe("Nov 30, 01:05");
	expect(here.saved(at, new Date("2027-01-01T00:00:00Z"))).toBe("Nov 30, 2026, 01:05");
	expect(away.saved(at, at)).toBe("13:05 EST");
});

test("a time that comes twice is told apart by its zone", () => {
	expect(away.named(new Date("2026-11-01T05:30:00Z"))).toBe("1:30 AM EDT");
	expect(away.named(new Date("2026-11-01T06:30:00Z"))).toBe("1:30 AM EST");
});

test("a zone is named by its place", () => {
	expect(["America/New_York", "America/Argentina/Buenos_Aires", "UTC"].map(placeOf)).toEqual(["New York", "Buenos Aires", "UTC"]);
});
