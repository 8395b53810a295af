import { toSiteTime } from "../layout/footer/useSiteTime.ts";
import { openingNow } from "./openingNow.ts";

const at = (moment: string) => toSiteTime(new Date(`${moment}+07:00`), "Asia/Jakarta");

test.each([
	["09:00 – 17:00 WIB, weekdays", "2026-11-27T14:12", "14:12 now: open for another 2 h 48 min"],
	["09:00 – 17:00 WIB, weekdays", "2026-11-27T04:12", "04:12 now: open in 4 h 48 min"],
	["9.30 sampai 12.00, Senin–Jumat", "2026-11-28T10:00", "10:00 now: open in 1 d 23 h"],
	["Every day 9:00-12:00", "2026-11-28T12:00", "12:00 now: open in 21 h"],
	["10:30 – 17:15, Mon–Fri", "2026-11-27T09:00", "09:00 now: open in 1 h 30 min"],
	["10:30 – 17:15, Mon - Fri", "2026-11-27T10:30", "10:30 now: open for another 6 h 45 min"],
	["7:00-9:30, monday-friday", "2026-11-27T09:30", "09:30 now: open in 2 d 21 h"],
	["7:00-9:30, hari kerja", "2026-11-28T07:00", "07:00 now: open in 2 d"],
	["22:00 – 02:00", "2026-11-28T12:00", undefined],
	["When it rains", "2026-11-28T12:00", undefined],
])("hours %j at %s mean %j", (hours, moment, text) => {
	expect(openingNow(hours, at(moment))).toBe(text);
});
