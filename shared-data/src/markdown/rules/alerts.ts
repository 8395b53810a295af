import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { DocumentEnv } from "../DocumentEnv.ts";
import { wordsOf } from "./words.ts";

/** GitHub's alerts: a quote that begins with `[!NOTE]` becomes a labelled note; in feeds it stays a quote. */
export function alerts(md: MarkdownIt): void {
	md.core.ruler.after("inline", "alerts", markAlerts);
}

function markAlerts({ env, tokens, Token: NewToken }: StateCore) {
	const quotes: Token[] = [];
	for (const [index, token] of tokens.entries()) {
		if (token.type === "blockquote_open") quotes.push(token);
		if (token.type === "blockquote_close") token.tag = quotes.pop()?.tag ?? token.tag;
		const quote = tokens[index - 2];
		const [, kind] =
			(quote?.type === "blockquote_open" && tokens[index - 1]?.type === "paragraph_open" && marker.exec(token.content)) || [];
		if (!quote || !kind) continue;
		const name = kind.toLowerCase() as "note" | "tip" | "important" | "warning" | "caution";
		const label = wordsOf(env)[name];
		const text = Object.assign(new NewToken("text", "", 0), { content: label });
		const [, lineBreak, ...rest] = token.children ?? [];
		if (lineBreak) lineBreak.type = "hardbreak";
		token.children = [
			new NewToken("strong_open", "strong", 1),
			text,
			new NewToken("strong_close", "strong", -1),
			...(lineBreak ? [lineBreak, ...rest] : []),
		];
		if ((env as DocumentEnv).base) continue;
		quote.tag = "div";
		quote.attrs = [
			["class", `alert-${name}`],
			["role", "note"],
			["aria-label", label],
		];
	}
}

const marker = /^\[!(note|tip|important|warning|caution)\]\s*(?:\n|$)/i;
