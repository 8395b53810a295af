import { format } from "date-fns";
import { toLocalDate } from "./toLocalDate.ts";

/** The month of a calendar day (yyyy-mm-dd) as 'Mar 2024'. */
export function formatMonth(day: string): string {
	return format(toLocalDate(day), "MMM yyyy");
}
