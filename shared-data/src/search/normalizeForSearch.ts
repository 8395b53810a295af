/** Normalizes a text for search: lower case without accents, so that "kafe" finds "kafé". */
export const normalizeForSearch = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Words per entry, about the length of an excerpt. */
const maxWords = 60;

/** The distinct normalized words of a text, without punctuation around them. */
export function toSearchWords(text: string): string {
	const words = normalizeForSearch(text)
		.split(/\s+/)
		.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, ""));
	return [...new Set(words)].filter(Boolean).slice(0, maxWords).join(" ");
}
