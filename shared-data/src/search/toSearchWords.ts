import { toPlainText } from "./toPlainText.ts";

/** As many as an excerpt has. */
const mostWords = 60;

/** The plain words of a text, each once, without the marks around them. */
export function toSearchWords(text: string): string {
	const words = toPlainText(text)
		.split(/\s+/)
		.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, ""));
	return [...new Set(words)].filter(Boolean).slice(0, mostWords).join(" ");
}
