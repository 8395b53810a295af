import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { partialContentHeader } from "@site/shared-data";
import { chooseEncoding, type Encoding } from "./chooseEncoding.ts";
import type { CachedPage } from "./createPageFiles.ts";
import { offerForStorage } from "./storedResponses.ts";
import { unlessNotModified } from "./unlessNotModified.ts";

/** Browsers revalidate each time; a CDN in front is at most two seconds behind. */
const sharedCacheControl = "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=604800";

/** The response to one visitor: 304, or the page in an encoding that the browser accepts, compressed once. */
export async function createPageResponse(request: Request, page: CachedPage): Promise<Response> {
	const etag = page.isStale ? page.etag.replace(/"$/, '-stale"') : page.etag;
	const headers = new Headers(page.headers);
	headers.set("vary", "accept-encoding");
	const isTemporary = page.isStale || page.status >= 500 || headers.has(partialContentHeader);
	headers.set("cache-control", isTemporary ? "no-store" : sharedCacheControl);
	headers.set("etag", etag);
	const location = headers.get("location");
	if (location && page.status === 301) headers.set("location", withSearch(location, new URL(request.url).search));
	if (page.isStale) headers.set("x-stale-since", new Date(page.renderedAt).toISOString());
	const send = () => sendPage(request, page, headers, { isStorable: !isTemporary });
	return page.status === 200 ? unlessNotModified(request, headers, send) : send();
}

async function sendPage(
	request: Request,
	page: CachedPage,
	headers: Headers,
	{ isStorable }: { isStorable: boolean },
): Promise<Response> {
	const encoding = page.body.length > 0 ? chooseEncoding(request.headers.get("accept-encoding") ?? "") : "identity";
	const body = await encodedBody(page, encoding);
	if (isStorable && isFinal(page, encoding)) offerForStorage({ source: page, encoding, body });
	if (encoding !== "identity") headers.set("content-encoding", encoding);
	headers.set("content-length", String(body.byteLength));
	return new Response(request.method === "HEAD" ? null : body, { status: page.status, headers });
}

type Body = Promise<Uint8Array<ArrayBuffer>>;

const bodyCache = new WeakMap<CachedPage, Map<Encoding | "smallest br", Body>>();
/** One at a time, because requests of many URLs would fill the thread pool. */
let isRecompressing = false;

function encodedBody(page: CachedPage, encoding: Encoding): Body {
	const known = bodyCache.get(page) ?? new Map<Encoding | "smallest br", Body>();
	bodyCache.set(page, known);
	let body = known.get(encoding);
	if (!body) {
		body = encode(shownBody(page), encoding);
		known.set(encoding, body);
	} else if (encoding === "br" && isWorthwhile(page) && !isRecompressing && !known.has("smallest br")) {
		// From the second request on, compress at the highest quality (100 ms) in the background.
		isRecompressing = true;
		const smallest = encode(shownBody(page), encoding, constants.BROTLI_MAX_QUALITY);
		known.set("smallest br", smallest);
		smallest
			.then(
				() => known.set(encoding, smallest),
				() => {},
			)
			.finally(() => (isRecompressing = false));
	}
	return body;
}

/** Anybody may invent paths, whose pages have another status. */
const isWorthwhile = (page: CachedPage) => page.status === 200;

/** Whether a body is in its last compression. */
function isFinal(page: CachedPage, encoding: Encoding): boolean {
	const known = bodyCache.get(page);
	return encoding !== "br" || !isWorthwhile(page) || known?.get("br") === known?.get("smallest br");
}

function shownBody({ headers, body, renderedAt, isStale }: CachedPage): CachedPage["body"] {
	const isHtml = headers["content-type"]?.startsWith("text/html");
	if (!isStale || !isHtml) return body;
	return Buffer.from(body.toString().replace(/<body[^>]*>/, (tag) => tag + staleNotice(renderedAt)));
}

/** The notice above a stale page with its date; it is outside the element that the browser hydrates. */
function staleNotice(renderedAt: number): string {
	const date = new Date(renderedAt);
	const time = `<time datetime="${date.toISOString()}">${dateFormat.format(date)} UTC</time>`;
	const text = `This is a copy of this page from ${time}. The newest version cannot be loaded at the moment.`;
	return `<aside aria-label="About this copy" style="${noticeStyle}">${text}</aside>`;
}

const dateFormat = new Intl.DateTimeFormat("en", {
	day: "numeric",
	month: "long",
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23",
	timeZone: "UTC",
});

const noticeStyle =
	"padding:.5rem var(--gutter);font:var(--text-sm)/1.5 var(--font-sans);color:var(--text-2);background:var(--subtle);text-align:center";

async function encode(text: Buffer<ArrayBuffer>, encoding: Encoding, quality = 5): Body {
	if (encoding === "br") return await brotliAsync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
	return encoding === "gzip" ? await gzipAsync(text) : text;
}

const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)];

/** A permanent redirect's target with the request's query string, which the page's URL does not contain. */
function withSearch(location: string, search: string): string {
	const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(location) ?? [];
	return path + (query && search ? `${query}&${search.slice(1)}` : query || search) + fragment;
}
