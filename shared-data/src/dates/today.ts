/** Today's calendar day (yyyy-mm-dd) in a time zone ("Asia/Jakarta"). */
export function today(timeZone: string, now = new Date()): string {
	const parts = new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(
		now,
	);
	const value = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
	return `${value("year")}-${value("month")}-${value("day")}`;
}
