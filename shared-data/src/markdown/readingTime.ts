/** How many words a text has. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Whole minutes that reading so many words takes, at least 1. */
export const minutesToRead = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));

const wordsPerMinute = 220;
