/** A moment as a person reads it beside a text: the time, and the day when it is not today. */
export function when(moment: Date | number, now = new Date()): string {
	const date = new Date(moment);
	const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(date);
	if (date.toDateString() === now.toDateString()) return time;
	const isThisYear = date.getFullYear() === now.getFullYear();
	const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", ...(!isThisYear && { year: "numeric" }) });
	return `${day.format(date)}, ${time}`;
}
