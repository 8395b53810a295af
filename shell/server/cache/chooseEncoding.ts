import { parseAccept } from "hono/utils/accept";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";

/** Browsers send a handful of different values. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding that an `Accept-Encoding` header accepts. */
export function chooseEncoding(header: string): Encoding {
	const known = chosen.get(header);
	if (known) return known;
	const accepted = parseAccept(header).filter(({ q }) => q > 0);
	const encoding =
		(["br", "gzip"] as const).find((name) => accepted.some(({ type }) => type.toLowerCase() === name)) ?? "identity";
	chosen.set(header, encoding);
	return encoding;
}
