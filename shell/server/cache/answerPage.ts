import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { incompleteHeader } from "@site/shared-data";
import type { CachedPage } from "./CachedPage.ts";
import { copyNotice } from "./copyNotice.ts";
import type { Served } from "./createPageCache.ts";

/** For browsers and for a content network in front; together with the server's own freshness a change is visible within 5 s. */
const shared = "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=604800";

/** Answers a reader: not modified, or the page in the encoding that the browser takes, compressed once. A copy of earlier says so, in the page and in a header. */
export async function answerPage(request: Request, served: Served, isOwner: boolean): Promise<Response> {
	if (served instanceof Response) return served;
	const { page, isCopy } = served;
	const etag = isCopy ? page.etag.replace(/"$/, '-copy"') : page.etag;
	const headers = new Headers(page.headers);
	headers.set("vary", "accept-encoding");
	const isPassing = isCopy || page.status >= 500 || headers.has(incompleteHeader);
	headers.set("cache-control", isPassing ? "no-store" : isOwner ? "private, no-cache" : shared);
	headers.set("etag", etag);
	if (isCopy) headers.set("x-copy-of", new Date(page.madeAt).toISOString());
	if (page.status === 200 && isSeen(request, etag, headers.get("last-modified")))
		return new Response(null, { status: 304, headers });
	const encoding = encodingFor(request.headers.get("accept-encoding") ?? "");
	const body = await bodyOf(page, isCopy, encoding);
	if (encoding !== "identity") headers.set("content-encoding", encoding);
	headers.set("content-length", String(body.byteLength));
	return new Response(request.method === "HEAD" ? null : body, { status: page.status, headers });
}

type Encoding = "br" | "gzip" | "identity";

const bodies = new WeakMap<CachedPage, Map<string, Promise<Uint8Array<ArrayBuffer>>>>();

function bodyOf(page: CachedPage, isCopy: boolean, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
	const known = bodies.get(page) ?? new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
	bodies.set(page, known);
	const name = `${encoding}${isCopy}`;
	let body = known.get(name);
	if (!body) {
		body = encode(Buffer.from(textOf(page, isCopy)), encoding);
		known.set(name, body);
	} else if (encoding === "br" && !known.has(`${name} small`)) {
		// What is asked for again is worth the tenth of a second that the smallest form takes; nobody waits for it.
		const small = encode(Buffer.from(textOf(page, isCopy)), encoding, constants.BROTLI_MAX_QUALITY);
		known.set(`${name} small`, small);
		small.then(
			() => known.set(name, small),
			() => {},
		);
	}
	return body;
}

function textOf(page: CachedPage, isCopy: boolean): string {
	const isHtml = page.headers["content-type"]?.startsWith("text/html");
	return isCopy && isHtml ? page.text.replace("<body>", () => `<body>${copyNotice(page.madeAt)}`) : page.text;
}

async function encode(text: Buffer<ArrayBuffer>, encoding: Encoding, quality = 6): Promise<Uint8Array<ArrayBuffer>> {
	if (encoding === "br") return await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
	return encoding === "gzip" ? await zip(text) : text;
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

function encodingFor(accepted: string): Encoding {
	if (/\bbr\b(?!;q=0(\.0+)?\b)/.test(accepted)) return "br";
	return /\bgzip\b(?!;q=0(\.0+)?\b)/.test(accepted) ? "gzip" : "identity";
}

/** The entity tag decides where there is one; a date has only seconds. */
function isSeen({ headers }: Request, etag: string, lastModified: string | null): boolean {
	const known = headers.get("if-none-match");
	if (known === null) return Date.parse(lastModified ?? "") <= Date.parse(headers.get("if-modified-since") ?? "");
	const tags = known.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
	return tags.includes(etag) || tags.includes("*");
}
