import { plainText } from "./plainText.ts";
import { countWords, minutesToRead } from "./readingTime.ts";

/** Whole minutes that reading takes, at least 1. */
export function suggestedReadingTime(markdown: string): number {
	return minutesToRead(countWords(plainText(markdown)));
}
