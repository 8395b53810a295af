import { createHash } from "node:crypto";

/** Weak, because one tag covers a content in all encodings and compression levels (RFC 9110, 8.8.1). */
export const etagOf = (content: string | Uint8Array): string =>
	`W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;

/**
 * Responds with 304 if the request names the tag in `headers`, or no tag and no earlier date; else calls
 * `send`. Rows have no usable date: the newest row's date is unchanged if another one is withdrawn or due.
 */
export async function unlessNotModified(
	request: Request,
	headers: Headers,
	send: () => Response | Promise<Response>,
): Promise<Response> {
	const known = request.headers.get("if-none-match");
	const isKnown =
		known === null
			? dateIn(request.headers, "if-modified-since") >= dateIn(headers, "last-modified")
			: isNotModified(known, headers.get("etag") ?? "");
	return isKnown ? new Response(null, { status: 304, headers }) : send();
}

/** Whether an `If-None-Match` header names the tag. */
export function isNotModified(header: string, etag: string): boolean {
	const known = header.split(",").map(withoutWeakness);
	return known.includes(withoutWeakness(etag)) || known.includes("*");
}

/** NaN without a date, so every comparison is false. */
const dateIn = (headers: Headers, name: string) => Date.parse(headers.get(name) ?? "");

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, "");
