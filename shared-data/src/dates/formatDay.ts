import { format } from "date-fns";
import { toLocalDate } from "./toLocalDate.ts";

/** A calendar day (yyyy-mm-dd) as 'Mar 5, 2024'. */
export function formatDay(day: string): string {
	return format(toLocalDate(day), "MMM d, yyyy");
}
