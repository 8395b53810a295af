import { createParser } from "./createParser.ts";
import type { DocumentEnv } from "./DocumentEnv.ts";
import { countWords, minutesToRead } from "./outlineOf.ts";
import { wordsOf } from "./textOf.ts";

/** The words of a document without its markup, one block a line; code blocks are left out. */
export function plainText(markdown: string): string {
	const env: DocumentEnv = { topLevel: 2, headings: [] };
	parser ??= createParser();
	return wordsOf(parser.parse(markdown, env));
}

let parser: ReturnType<typeof createParser> | undefined;

/** Whole minutes that reading takes, at least 1. */
export function suggestedReadingTime(markdown: string): number {
	return minutesToRead(countWords(plainText(markdown)));
}
