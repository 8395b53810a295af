import { parseISO } from "date-fns";

/** A calendar day (yyyy-mm-dd) as local midnight, so that no time zone moves it to the day before. */
export function toLocalDate(day: string): Date {
	const date = parseISO(day.slice(0, 10));
	if (Number.isNaN(date.getTime())) throw new RangeError(`Not a calendar day: ${day}`);
	return date;
}
