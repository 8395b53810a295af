import { format, parseISO } from "date-fns";

/** A calendar day (yyyy-mm-dd) as 'Mar 5, 2024'. Throws RangeError for another text. */
export function formatDay(day: string): string {
	return format(toLocalDate(day), "MMM d, yyyy");
}

/** A calendar day (yyyy-mm-dd) in the language of a text: 'Mar 5, 2024' or '5 Maret 2024'. */
export function formatDayIn(language: "en" | "id", day: string): string {
	return language === "en" ? formatDay(day) : toLocalDate(day).toLocaleDateString("id-ID", { dateStyle: "long" });
}

/** The day of a moment as 'Mar 5, 2024', in the browser's local time. */
export function formatDate(moment: Date): string {
	return format(moment, "MMM d, yyyy");
}

/** A moment as 'Mar 5, 2024 • 3:07 PM', in the browser's local time. */
export function formatDateTime(moment: Date): string {
	return format(moment, "MMM d, yyyy • h:mm a");
}

/** The month of a calendar day (yyyy-mm-dd) as 'Mar 2024'. Throws RangeError for another text. */
export function formatMonth(day: string): string {
	return format(toLocalDate(day), "MMM yyyy");
}

/** A moment as 'Mar 5', in the browser's local time. */
export function formatShortDate(moment: Date): string {
	return format(moment, "MMM d");
}

/** A calendar day (yyyy-mm-dd) as 'Saturday, Nov 21'. Throws RangeError for another text. */
export function formatWeekday(day: string): string {
	return format(toLocalDate(day), "EEEE, MMM d");
}

/** A calendar day (yyyy-mm-dd) as local midnight, so that no time zone shifts it by a day. */
function toLocalDate(day: string): Date {
	const date = parseISO(day.slice(0, 10));
	if (Number.isNaN(date.getTime())) throw new RangeError(`Not a calendar day: ${day}`);
	return date;
}

/** Today (yyyy-mm-dd) in an IANA time zone ("Asia/Jakarta"). Throws RangeError for an unknown one. */
export function today(timeZone: string, now = new Date()): string {
	const parts = new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(
		now,
	);
	const value = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
	return `${value("year")}-${value("month")}-${value("day")}`;
}
