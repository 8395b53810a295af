import { format } from "date-fns";

/** A moment as 'Mar 5', in the browser's local time. */
export function formatShort(moment: Date): string {
	return format(moment, "MMM d");
}
