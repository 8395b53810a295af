import { cutText } from "../rules/characters.ts";

/** An `or` filter for rows that contain the text; an expression, as PostgREST has a wildcard in like. */
export function searchFilter(columns: string[], text: string | undefined): string | undefined {
	const wanted = toSearchText(text);
	if (wanted === "") return undefined;
	const pattern = wanted.replace(/[.*+?(){}|$[\]^\\]/g, "\\$&").replace(/["\\]/g, "\\$&");
	return columns.map((column) => `${column}.imatch."${pattern}"`).join(",");
}

/** A search without surrounding blanks and control characters, and no longer than a URL can carry. */
export function toSearchText(text = ""): string {
	const line = text.replace(/\p{Cc}+/gu, " ");
	return cutText(line.trim(), 200);
}
