import { plainText } from "./plainText.ts";

const wordsPerMinute = 220;

/** Whole minutes that reading takes, at least 1. */
export function suggestedReadingTime(markdown: string): number {
	const words = plainText(markdown).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
	return Math.max(1, Math.round(words / wordsPerMinute));
}
