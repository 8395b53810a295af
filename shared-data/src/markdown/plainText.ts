import { createParser } from "./createParser.ts";
import type { DocumentEnv } from "./DocumentEnv.ts";
import { textOf } from "./rules/textOf.ts";

/** The words of a document without its markup, one block a line; code blocks are left out. */
export function plainText(markdown: string): string {
	const env: DocumentEnv = { topLevel: 2, headings: [] };
	parser ??= createParser();
	return parser
		.parse(markdown, env)
		.filter(({ type }) => type === "inline")
		.map(({ children }) => textOf(children).trim())
		.filter(Boolean)
		.join("\n");
}

let parser: ReturnType<typeof createParser> | undefined;
