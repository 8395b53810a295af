import { format } from "date-fns";
import { toLocalDate } from "./toLocalDate.ts";

/** A calendar day (yyyy-mm-dd) as 'Saturday, Nov 21'. */
export function formatWeekday(day: string): string {
	return format(toLocalDate(day), "EEEE, MMM d");
}
