import { execFileSync } from "node:child_process";
import { formatDay, formatDayIn, formatMonth, formatWeekday, today } from "./dates.ts";

test("days and months read as the specification writes them", () => {
	expect(formatDay("2024-03-05")).toBe("Mar 5, 2024");
	expect([formatDayIn("en", "2024-03-05"), formatDayIn("id", "2024-03-05")]).toEqual(["Mar 5, 2024", "5 Maret 2024"]);
	expect(formatMonth("2019-09-30")).toBe("Sep 2019");
	expect(formatWeekday("2026-11-21")).toBe("Saturday, Nov 21");
});

test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])("a calendar day stays the same day in %s", (TZ) => {
	const script = `import { formatDay } from "./dates.ts"; console.log(formatDay("2024-03-05"));`;
	const output = execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
		env: { ...process.env, TZ },
		cwd: __dirname,
		encoding: "utf8",
	});
	expect(output).toContain("Mar 5, 2024");
});

test("today turns at midnight of the site's time zone", () => {
	expect(today("Asia/Jakarta", new Date("2026-11-20T16:59:59Z"))).toBe("2026-11-20");
	expect(today("Asia/Jakarta", new Date("2026-11-20T17:00:00Z"))).toBe("2026-11-21");
	expect(today("America/Los_Angeles", new Date("2026-01-01T07:59:00Z"))).toBe("2025-12-31");
});

test("a text that is no day is rejected", () => {
	expect(() => formatDay("soon")).toThrow(RangeError);
});
