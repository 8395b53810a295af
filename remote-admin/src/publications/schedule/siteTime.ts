import { TZDate } from "@date-fns/tz";

/** A day and a time as the controls of a form hold them: "2026-11-30" and "08:00". */
export interface DayAndTime {
	day: string;
	time: string;
}

/** The moment of a day and a time in a time zone; null if one of them is missing. */
export function toDateTime({ day, time }: DayAndTime, timeZone: string): Date | null {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	if (!day || !time) return null;
	return new Date(new TZDate(year, month - 1, date, hours, minutes, timeZone).getTime());
}

/** The day and time of a moment in a time zone. */
export function toDayAndTime(moment: Date, timeZone: string): DayAndTime {
	const [day = "", time = ""] = new TZDate(moment.getTime(), timeZone).toISOString().split("T");
	return { day, time: time.slice(0, 5) };
}

/** "Mon, Nov 30, 2026, 8:00 AM" in a time zone; in the browser's own without one. */
export const formatDateTime = (moment: Date, timeZone?: string): string =>
	moment.toLocaleString("en-US", { ...clockTime, weekday: "short", year: "numeric", timeZone });

/** "Nov 30, 8:00 AM" in a time zone. */
export const formatShortDateTime = (moment: Date, timeZone: string): string =>
	moment.toLocaleString("en-US", { ...clockTime, timeZone });

const clockTime = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
