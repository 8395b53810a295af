import type { MarkdownIt } from "markdown-it";
import type { DocumentEnv } from "../DocumentEnv.ts";
import { languageOf } from "../highlight/languages.ts";

/** Code blocks: focusable because they scroll, with a label of their language, highlighted if it is known. */
export function code(md: MarkdownIt): void {
	const { escapeHtml, unescapeAll } = md.utils;
	md.renderer.rules.code_block = (tokens, index) => block(escapeHtml(tokens[index]?.content ?? ""), "");
	md.renderer.rules.fence = (tokens, index, _options, env) => {
		const { info = "", content = "" } = tokens[index] ?? {};
		const name = unescapeAll(info).trim().split(/\s+/)[0] ?? "";
		const language = languageOf(name);
		const highlighted = language && (env as DocumentEnv).highlighter?.highlight(content, language);
		return block(highlighted || escapeHtml(content), escapeHtml(name));
	};
}

const block = (html: string, name: string) =>
	`<pre tabindex="0"${name && ` data-language="${name}"`}><code${name && ` class="language-${name}"`}>${html}</code></pre>\n`;
