type Options = Intl.DateTimeFormatOptions;

/** Formats a calendar day (yyyy-mm-dd), independent of the time zone. */
function dayFormat(options: Options, locale = "en-US"): (day: string) => string {
	let formatter: Intl.DateTimeFormat | undefined;
	return (day) => {
		formatter ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
		return formatter.format(new Date(day));
	};
}

const date: Options = { month: "short", day: "numeric", year: "numeric" };

/** A calendar day (yyyy-mm-dd) as 'Mar 5, 2024'. Throws RangeError for any other text. */
export const formatDay = dayFormat(date);

const formatIndonesianDay = dayFormat({ dateStyle: "long" }, "id-ID");

/** A calendar day (yyyy-mm-dd) in the language of a text: 'Mar 5, 2024' or '5 Maret 2024'. */
export const formatDayIn = (language: "en" | "id", day: string): string =>
	(language === "en" ? formatDay : formatIndonesianDay)(day);

/** The month of a calendar day (yyyy-mm-dd) as 'Mar 2024'. Throws RangeError for any other text. */
export const formatMonth = dayFormat({ month: "short", year: "numeric" });

/** A calendar day (yyyy-mm-dd) as 'Saturday, Nov 21'. Throws RangeError for another text. */
export const formatWeekday = dayFormat({ weekday: "long", month: "short", day: "numeric" });

/** Today (yyyy-mm-dd) in an IANA time zone ("Asia/Jakarta"). Throws RangeError for an unknown one. */
export function today(timeZone: string, now = new Date()): string {
	// The Swedish date format is yyyy-mm-dd.
	if (lastAsked?.timeZone !== timeZone) lastAsked = { timeZone, format: new Intl.DateTimeFormat("sv-SE", { timeZone }) };
	return lastAsked.format.format(now);
}

/** Cached, because creating a format takes longer than formatting a page's dates. */
let lastAsked: { timeZone: string; format: Intl.DateTimeFormat } | undefined;
