type Options = Intl.DateTimeFormatOptions;

/** An English text of a moment in the browser's local time; made when it is first used. */
function english(options: Options): (moment: Date) => string {
	let formatter: Intl.DateTimeFormat | undefined;
	return (moment) => {
		formatter ??= new Intl.DateTimeFormat("en-US", options);
		return formatter.format(moment);
	};
}

/** An English text of a calendar day (yyyy-mm-dd), which no time zone shifts. */
function englishDay(options: Options): (day: string) => string {
	const format = english({ ...options, timeZone: "UTC" });
	return (day) => format(toDate(day));
}

const toDate = (day: string) => new Date(day.slice(0, 10));

const date: Options = { month: "short", day: "numeric", year: "numeric" };

/** A calendar day (yyyy-mm-dd) as 'Mar 5, 2024'. Throws RangeError for another text. */
export const formatDay = englishDay(date);

/** A calendar day (yyyy-mm-dd) in the language of a text: 'Mar 5, 2024' or '5 Maret 2024'. */
export function formatDayIn(language: "en" | "id", day: string): string {
	return language === "en" ? formatDay(day) : toDate(day).toLocaleDateString("id-ID", { dateStyle: "long", timeZone: "UTC" });
}

/** The day of a moment as 'Mar 5, 2024', in the browser's local time. */
export const formatDate = english(date);

/** A moment as 'Mar 5, 2024 • 3:07 PM', in the browser's local time. */
export function formatDateTime(moment: Date): string {
	// Some browsers write a narrow space before PM.
	return `${formatDate(moment)} • ${formatTime(moment).replace(/\s/, " ")}`;
}

const formatTime = english({ hour: "numeric", minute: "2-digit" });

/** The month of a calendar day (yyyy-mm-dd) as 'Mar 2024'. Throws RangeError for another text. */
export const formatMonth = englishDay({ month: "short", year: "numeric" });

/** A moment as 'Mar 5', in the browser's local time. */
export const formatShortDate = english({ month: "short", day: "numeric" });

/** A calendar day (yyyy-mm-dd) as 'Saturday, Nov 21'. Throws RangeError for another text. */
export const formatWeekday = englishDay({ weekday: "long", month: "short", day: "numeric" });

/** Today (yyyy-mm-dd) in an IANA time zone ("Asia/Jakarta"). Throws RangeError for an unknown one. */
export function today(timeZone: string, now = new Date()): string {
	// Swedish dates are written so.
	return now.toLocaleDateString("sv-SE", { timeZone });
}
