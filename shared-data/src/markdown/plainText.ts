import { createParser } from "./createParser.ts";
import type { DocumentEnv } from "./DocumentEnv.ts";
import { wordsOf } from "./wordsOf.ts";

/** The words of a document without its markup, one block a line; code blocks are left out. */
export function plainText(markdown: string): string {
	const env: DocumentEnv = { topLevel: 2, headings: [] };
	parser ??= createParser();
	return wordsOf(parser.parse(markdown, env));
}

let parser: ReturnType<typeof createParser> | undefined;
