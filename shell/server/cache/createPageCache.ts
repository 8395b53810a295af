import { setTimeout as sleep } from "node:timers/promises";
import { partialContentHeader } from "@site/shared-data";
import { normalizePath } from "@site/shared-data/rules";
import { LRUCache } from "lru-cache";
import { log } from "../log.ts";
import type { RenderGate } from "../render/createRenderGate.ts";
import { siteItself } from "../requests/currentRequest.ts";
import type { CachedPage, PageFiles } from "./createPageFiles.ts";
import { etagOf } from "./unlessNotModified.ts";

/** Limit of uncompressed pages; each also has a compressed copy, a fifth of its size. */
const maxBytes = 8 * 1024 * 1024;
/** Limit for paths that anybody may invent: 404s, redirects, and other spellings of a page's path. */
const maxInventedBytes = 1024 * 1024;
/** How long a request waits for a render if an expired page that no purge has invalidated is in memory. */
const renderTimeoutMs = 2_000;
/** The header of an external remote's page whose own code failed, not the backend. */
export const brokenGuestHeader = "x-broken-guest";

/** How long a stale page is served after a failure before the backend is called again. */
const failureCooldownMs = 5_000;

/**
 * Renders the page of a URL for all visitors, so it receives only the URL of a request. A status of 500 and
 * above, or the header of partial content, marks the page as incomplete.
 */
export type Render = (url: string) => Promise<Response>;

interface Options {
	/** How long a page is fresh. */
	ttlMs: number;
	/** How long after that it is served stale while it is rendered again in the background (RFC 5861). */
	staleWhileRevalidateMs: number;
	/** Identifies the active builds; pages of other builds are not served. */
	version: () => string;
	/** How many fallbacks, such as texts without markup, were shown; such a page gets a short time to live. */
	fallbackCount: () => number;
	/** The size of the list of public rows; pages from before it changed are rendered again. */
	rowsSize: () => number;
	/** Stores the last good pages across purges and restarts. */
	files: PageFiles;
	/** Bounds all renders; a page in memory needs none. */
	gate: Pick<RenderGate, "share" | "run">;
	/** Whether pages of an origin are cached; pages of other origins are rendered for each request. */
	isCachedOrigin?: (origin: string) => boolean;
	/** Called after each render with its seconds. */
	onRendered?: ((seconds: number) => void) | undefined;
	/** A monotonic clock in milliseconds. */
	now?: () => number;
}

/** How the cache handled a request (after RFC 9211); "collapsed" waited for another request's render. */
export type CacheState = "hit" | "stale" | "miss" | "collapsed" | "bypass";

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * The page cache (RFC 9111, RFC 5861): concurrent requests share one render, pages are cached until their
 * time to live ends or `purge` is called, and the last good page is served when rendering fails.
 */
export function createPageCache(options: Options) {
	const { fallbackCount, files, gate, rowsSize, isCachedOrigin = () => true, onRendered = () => {} } = options;
	const version = () => `${options.version()} ${rowsSize()}`;
	let purgeCount = 0;
	let cachedVersion = version();
	const createMemory = (maxSize: number) =>
		new LRUCache<string, CachedPage>({
			maxSize,
			sizeCalculation: ({ body }, url) => 1024 + url.length + body.length,
			ttlResolution: 0,
			perf: { now: options.now ?? (() => performance.now()) },
		});
	const pages = createMemory(maxBytes);
	const invented = createMemory(maxInventedBytes);

	/** Renders a page and caches it unless a purge came meanwhile; returns the last good page on failure. */
	async function refresh(url: string, render: Render, kept: CachedPage | undefined): Promise<CachedPage> {
		const renderPurgeCount = purgeCount;
		const fallbacksBefore = fallbackCount();
		const result = await renderPage(url, render).catch((error: unknown) => ({ error }));
		const page = "error" in result ? undefined : result;
		if (page && isComplete(page)) {
			const ttlMs = fallbackCount() === fallbacksBefore ? options.ttlMs : failureCooldownMs;
			return renderPurgeCount === purgeCount ? keep(url, page, { kept, ttlMs }) : page;
		}
		// Never serves a stale copy for a 404 or for an external remote's page that failed.
		const isLast = page && (page.status === 404 || brokenGuestHeader in page.headers);
		const lastGood = isLast ? undefined : kept && isCurrent(kept) ? kept : await files.read(url);
		if (lastGood) {
			if ("error" in result) log.error({ err: result.error }, "A page could not be rendered.");
			return keepStale(url, lastGood, renderPurgeCount);
		}
		if ("error" in result) throw result.error;
		return result;
	}

	/** Whether no row was published or withdrawn since the render began, by this process or another. */
	const isCurrent = (page: CachedPage) => page.rowsSize === rowsSize();

	function keep(url: string, page: CachedPage, { kept, ttlMs }: { kept: CachedPage | undefined; ttlMs: number }): CachedPage {
		// Reuse the object of an unchanged page: its compressed bodies belong to it.
		const isSame = kept?.etag === page.etag && kept.status === page.status && !kept.isStale;
		const current = isSame ? Object.assign(kept, { renderedAt: page.renderedAt }) : page;
		const isCanonical = isCanonicalPath(new URL(url).pathname);
		const [memory, other] = isCanonical && page.status === 200 ? [pages, invented] : [invented, pages];
		memory.set(url, current, { ttl: ttlMs });
		other.delete(url);
		if (isCanonical && !isSame) void files.write(url, page);
		return current;
	}

	function keepStale(url: string, page: CachedPage, ofPurgeCount: number): CachedPage {
		const stale = { ...page, isStale: true };
		if (ofPurgeCount === purgeCount) pages.set(url, stale, { ttl: failureCooldownMs });
		return stale;
	}

	/** The render's page; the page in memory if the render is refused or takes too long. */
	async function orKept(refreshed: Promise<CachedPage>, url: string, kept: CachedPage): Promise<CachedPage> {
		const ofPurgeCount = purgeCount;
		const late = sleep(renderTimeoutMs, undefined, { ref: false });
		const page = await Promise.race([refreshed.catch(() => undefined), late]);
		return page ?? (isCurrent(kept) ? keepStale(url, kept, ofPurgeCount) : refreshed);
	}

	async function renderPage(url: string, render: Render): Promise<CachedPage> {
		const [renderedAt, startedAt] = [Date.now(), performance.now()];
		const known = { renderedAt, rowsSize: rowsSize() };
		const response = await render(url);
		const body = Buffer.from(await response.arrayBuffer());
		onRendered((performance.now() - startedAt) / 1000);
		return { status: response.status, headers: Object.fromEntries(response.headers), body, etag: etagOf(body), ...known };
	}

	const freshPage = (url: string) => {
		const currentVersion = version();
		if (cachedVersion !== currentVersion) purge();
		cachedVersion = currentVersion;
		return pages.get(url, { noDeleteOnStaleGet: true }) ?? invented.get(url);
	};

	function purge() {
		purgeCount++;
		pages.clear();
		invented.clear();
	}

	return {
		/** Rejects if rendering fails without a good copy; with `Overloaded` if the gate refuses the render. */
		async get(url: string, render: Render, onState: (state: CacheState) => void = () => {}): Promise<CachedPage> {
			if (!isCachedOrigin(new URL(url).origin)) {
				onState("bypass");
				return gate.run(() => renderPage(url, render));
			}
			const fresh = freshPage(url);
			if (fresh) {
				onState(fresh.isStale ? "stale" : "hit");
				return fresh;
			}
			const kept = pages.peek(url, { allowStale: true });
			const isUsable = kept !== undefined && -pages.getRemainingTTL(url) < options.staleWhileRevalidateMs;
			let state: CacheState = "collapsed";
			const refreshOnce = () => {
				state = "miss";
				return refresh(url, render, kept);
			};
			// A request after a purge does not wait for a render that began before it.
			const refreshed = gate.share(`${purgeCount} ${url}`, refreshOnce, isUsable ? siteItself : undefined);
			if (isUsable) {
				refreshed.catch(() => {});
				onState("stale");
				return kept;
			}
			try {
				// After a purge the page on disk is outdated: it replaces a failed render, not a slow one.
				const page = await (kept ? orKept(refreshed, url, kept) : refreshed);
				onState(page.isStale ? "stale" : state);
				return page;
			} catch (error) {
				onState("miss");
				throw error;
			}
		},
		/** The fresh page of a URL, if it is in memory. Takes no place among the cached origins. */
		peek: freshPage,
		/** Drops all pages; renders in flight are not cached. */
		purge,
	};
}

const isComplete = ({ status, headers }: CachedPage) => status < 500 && !(partialContentHeader in headers);

/** Whether a path is a page's canonical spelling: no needless escapes or capitals, no slash at the end. */
const isCanonicalPath = (pathname: string) =>
	pathname === "/" || (pathname === normalizePath(pathname) && !/[A-Z]/.test(pathname.replace(/%[0-9A-F]{2}/g, "")));
