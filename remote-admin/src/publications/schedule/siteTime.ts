import { TZDate } from "@date-fns/tz";

/** A day and a time in the format of form controls: "2026-11-30" and "08:00". */
export interface DayAndTime {
	day: string;
	time: string;
}

/**
 * The times of a day and a clock time in a time zone: none if the clocks are set forward over it, or a part
 * is missing; two if they are set back over it.
 */
export function momentsOf(chosen: DayAndTime, timeZone: string): Date[] {
	const [year = 0, month = 1, date = 1] = chosen.day.split("-").map(Number);
	const [hours = 0, minutes = 0] = chosen.time.split(":").map(Number);
	if (!chosen.day || !chosen.time) return [];
	const near = new TZDate(year, month - 1, date, hours, minutes, timeZone).getTime();
	return clockChanges.flatMap((change) => {
		const moment = new Date(near + change * 60_000);
		const { day, time } = toDayAndTime(moment, timeZone);
		return day === chosen.day && time === chosen.time ? moment : [];
	});
}

/** Minutes by which clocks are set forward or back: an hour, on Lord Howe Island half an hour. */
const clockChanges = [-60, -30, 0, 30, 60];

/** The day and time of a moment in a time zone. */
export function toDayAndTime(moment: Date, timeZone: string): DayAndTime {
	const [day = "", time = ""] = new TZDate(moment.getTime(), timeZone).toISOString().split("T");
	return { day, time: time.slice(0, 5) };
}

/** "Mon, Nov 30, 2026, 8:00 AM" by this device's clock. */
export const formatDateTime = (moment: Date): string =>
	moment.toLocaleString("en-US", {
		weekday: "short",
		year: "numeric",
		month: "short",
		day: "numeric",
		hour: "numeric",
		minute: "2-digit",
	});
