import type { Language } from "./languages.ts";

/** Colours code: HTML made of escaped text and spans of class `syn-…`; undefined where the code stays as it is. */
export interface Highlighter {
	highlight(code: string, language: Language): string | undefined;
}
