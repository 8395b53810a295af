type Options = Intl.DateTimeFormatOptions;

/** Formats a calendar day (yyyy-mm-dd) in English, independent of the time zone. */
function englishDay(options: Options): (day: string) => string {
	let formatter: Intl.DateTimeFormat | undefined;
	return (day) => {
		formatter ??= new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
		return formatter.format(toDate(day));
	};
}

const toDate = (day: string) => new Date(day.slice(0, 10));

const date: Options = { month: "short", day: "numeric", year: "numeric" };

/** A calendar day (yyyy-mm-dd) as 'Mar 5, 2024'. Throws RangeError for any other text. */
export const formatDay = englishDay(date);

/** A calendar day (yyyy-mm-dd) in the language of a text: 'Mar 5, 2024' or '5 Maret 2024'. */
export function formatDayIn(language: "en" | "id", day: string): string {
	return language === "en" ? formatDay(day) : toDate(day).toLocaleDateString("id-ID", { dateStyle: "long", timeZone: "UTC" });
}

/** The month of a calendar day (yyyy-mm-dd) as 'Mar 2024'. Throws RangeError for any other text. */
export const formatMonth = englishDay({ month: "short", year: "numeric" });

/** A calendar day (yyyy-mm-dd) as 'Saturday, Nov 21'. Throws RangeError for another text. */
export const formatWeekday = englishDay({ weekday: "long", month: "short", day: "numeric" });

/** Today (yyyy-mm-dd) in an IANA time zone ("Asia/Jakarta"). Throws RangeError for an unknown one. */
export function today(timeZone: string, now = new Date()): string {
	// The Swedish date format is yyyy-mm-dd.
	return now.toLocaleDateString("sv-SE", { timeZone });
}
