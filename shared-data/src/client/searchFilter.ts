import { cutText } from "../rules/characters.ts";

/** The column of a searched table: its searched texts without accents. */
const column = "search_text";

/** Conditions for rows that contain every word; regular expressions, because `like` has wildcards here. */
export const searchConditions = (text: string | undefined): string[] =>
	toSearchWords(text).map((word) => {
		const pattern = word.replace(/[.*+?(){}|$[\]^\\]/g, "\\$&").replace(/["\\]/g, "\\$&");
		return `${column}.imatch."${pattern}"`;
	});

/** The words of a search without accents, cut to the length that a URL allows. */
export const toSearchWords = (text = ""): string[] => withoutAccents(cutText(text.trim(), 200)).match(/[^\s\p{Cc}]+/gu) ?? [];

/** Equals the normalization of the column `search_text`. */
export const withoutAccents = (text: string): string => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
