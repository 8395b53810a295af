/** A moment as a time, with the day if it is not today. */
export function formatSavedAt(moment: Date | number, now = new Date()): string {
	const date = new Date(moment);
	const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(date);
	if (date.toDateString() === now.toDateString()) return time;
	const isThisYear = date.getFullYear() === now.getFullYear();
	const format: Intl.DateTimeFormatOptions = { month: "short", day: "numeric", ...(!isThisYear && { year: "numeric" }) };
	return `${new Intl.DateTimeFormat("en-US", format).format(date)}, ${time}`;
}
