/** A reading time as typed: a whole number of minutes, at least 1; anything else is 1. */
export function parseReadingTime(text: string): number {
	const minutes = Number.parseInt(text, 10);
	return Number.isNaN(minutes) ? 1 : Math.min(Math.max(minutes, 1), 10_000);
}

/** The reading time of a new essay, in minutes. */
export const defaultReadingTime = 5;
