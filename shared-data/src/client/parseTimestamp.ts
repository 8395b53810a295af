/** A database timestamp as a Date. Throws RangeError for a text that is none, also for "infinity". */
export function parseTimestamp(timestamp: string): Date {
	const date = new Date(timestamp);
	if (Number.isNaN(date.getTime())) throw new RangeError(`Not a timestamp: ${timestamp}`);
	return date;
}
