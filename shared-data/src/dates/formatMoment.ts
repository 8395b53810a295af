import { format } from "date-fns";

/** A moment as 'Mar 5, 2024 • 3:07 PM', in the browser's local time. */
export function formatMoment(moment: Date): string {
	return format(moment, "MMM d, yyyy • h:mm a");
}
