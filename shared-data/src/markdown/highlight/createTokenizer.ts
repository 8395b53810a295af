import { createJavaScriptRegexEngine } from "@shikijs/engine-javascript";
import { createShikiPrimitive, type ShikiPrimitive } from "@shikijs/primitive";
import { theme } from "./theme.ts";

/** The tokenizer without any grammar; its engine is the platform's own regular expressions. */
export function createTokenizer(): ShikiPrimitive {
	return createShikiPrimitive({ themes: [theme], langs: [], engine: createJavaScriptRegexEngine({ forgiving: true }) });
}
