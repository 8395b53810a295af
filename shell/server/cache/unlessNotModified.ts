import { createHash } from "node:crypto";

/** Weak: one tag names a content in every encoding and quality of compression (RFC 9110, section 8.8.1). */
export const etagOf = (content: string | Uint8Array): string =>
	`W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;

/**
 * Responds with 304 to a request that names the tag in `headers`, else with the result of `send`. Responses
 * have no Last-Modified: the newest row's date stays when a row is withdrawn or due, or settings change.
 */
export async function unlessNotModified(
	request: Request,
	headers: Headers,
	send: () => Response | Promise<Response>,
): Promise<Response> {
	const known = request.headers.get("if-none-match")?.split(",").map(withoutWeakness) ?? [];
	const isKnown = known.includes(withoutWeakness(headers.get("etag") ?? "")) || known.includes("*");
	return isKnown ? new Response(null, { status: 304, headers }) : send();
}

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, "");
