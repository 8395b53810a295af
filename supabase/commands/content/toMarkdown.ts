import { convert } from "./convert.ts";
import { keepAnchors } from "./keepAnchors.ts";
import { type Token, tokensOf } from "./markdown.ts";
import { loadImport } from "./sources/loadImport.ts";
import type { Post } from "./sources/Post.ts";

/** A post's text without HTML, with its tokens. */
export async function toMarkdown({ body, columns }: Pick<Post, "body" | "columns">): Promise<{ text: string; tokens: Token[] }> {
	const { replaceHtml } = /<[a-z!/]/i.test(body) ? await loadImport() : {};
	// Once, because a time limit costs more than most texts.
	return convert(() => {
		const written = parse(body);
		if (columns) return written;
		const named = keepAnchors(body, written.tokens);
		const { text, tokens } = named === body ? written : parse(named);
		const hasHtml = tokens.some(({ type }) => type === "htmlFlow" || type === "htmlText");
		return replaceHtml && hasHtml ? parse(replaceHtml(text, tokens)) : { text, tokens };
	});
}

const parse = (text: string) => ({ text, tokens: tokensOf(text) });
