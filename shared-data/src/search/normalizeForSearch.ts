/** Normalizes a text for search: lower case, no accents, no apostrophes, so that "jumat" finds "Jum’at". */
export const normalizeForSearch = (text: string): string =>
	text
		.normalize("NFD")
		.replace(/[\p{M}'’‘ʼ]/gu, "")
		.toLowerCase();

/** Words per entry, about the length of an excerpt. */
const maxWords = 60;

/** The normalized words of a text or a query, without punctuation around them. */
export const searchWordsOf = (text: string): string[] =>
	normalizeForSearch(text)
		.split(/\s+/)
		.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, ""))
		.filter(Boolean);

/** The distinct words of a text for the index. */
export const toSearchWords = (text: string): string => [...new Set(searchWordsOf(text))].slice(0, maxWords).join(" ");
