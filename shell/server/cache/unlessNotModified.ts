import { createHash } from "node:crypto";

/** Weak: one tag names a content in every encoding and quality of compression (RFC 9110, section 8.8.1). */
export const etagOf = (content: string | Uint8Array): string =>
	`W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;

/**
 * Responds with 304 to a request that names the tag in `headers`, or no tag and no earlier date than theirs,
 * else with the result of `send`. Rows give no date: the newest one's stays when another is withdrawn or due.
 */
export async function unlessNotModified(
	request: Request,
	headers: Headers,
	send: () => Response | Promise<Response>,
): Promise<Response> {
	const known = request.headers.get("if-none-match")?.split(",").map(withoutWeakness);
	const isNotModified = known
		? known.includes(withoutWeakness(headers.get("etag") ?? "")) || known.includes("*")
		: dateIn(request.headers, "if-modified-since") >= dateIn(headers, "last-modified");
	return isNotModified ? new Response(null, { status: 304, headers }) : send();
}

/** Not a number, which compares as false, without a date. */
const dateIn = (headers: Headers, name: string) => Date.parse(headers.get(name) ?? "");

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, "");
