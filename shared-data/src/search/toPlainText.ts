/** Lower case without accents, so that "kafe" finds "kafé". */
export const toPlainText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** About the length of an excerpt. */
const maxWords = 60;

/** The plain words of a text, each once, without the marks around them. */
export function toSearchWords(text: string): string {
	const words = toPlainText(text)
		.split(/\s+/)
		.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, ""));
	return [...new Set(words)].filter(Boolean).slice(0, maxWords).join(" ");
}
