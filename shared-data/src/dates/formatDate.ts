import { format } from "date-fns";

/** The day of a moment as 'Mar 5, 2024', in the browser's local time. */
export function formatDate(moment: Date): string {
	return format(moment, "MMM d, yyyy");
}
