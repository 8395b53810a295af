import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { partialContentHeader } from "@site/shared-data";
import { LRUCache } from "lru-cache";
import { log } from "../log.ts";
import type { CachedPage, PageFiles } from "./createPageFiles.ts";

/** Of pages as they were rendered; each has a compressed copy, a fifth of its size, beside it. */
const maxBytes = 8 * 1024 * 1024;
/** How long a request waits for a render when an expired page is in memory, which no purge has outdated. */
const renderTimeoutMs = 2_000;
/** The header of a guest's page that failed by itself, not because the backend did. */
export const brokenGuestHeader = "x-broken-guest";

/** How long a stale page is served after a failure before the backend is called again. */
const failureCooldownMs = 5_000;

/**
 * Renders the page of a URL for all its visitors, so it gets nothing else of a request. A status of 500 and
 * above, or the header of partial content, means that the page is incomplete.
 */
export type Render = (url: string) => Promise<Response>;

interface Options {
	/** How long a page is fresh. */
	ttlMs: number;
	/** How long after that it is served stale while it is rendered again in the background (RFC 5861). */
	staleWhileRevalidateMs: number;
	/** Identifies the active builds; pages of other builds are not served. */
	version: () => string;
	/** How many texts were shown without markup so far; a page with such a text gets a short time to live. */
	fallbackCount: () => number;
	/** Stores the last good pages across purges and restarts. */
	files: PageFiles;
	/** Whether pages of an origin are cached; pages of other origins are rendered for each request. */
	isCachedOrigin?: (origin: string) => boolean;
	/** Told of each render how many seconds it took. */
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
	const { version, fallbackCount, files, isCachedOrigin = () => true, onRendered = () => {} } = options;
	let purgeCount = 0;
	let cachedVersion = version();
	const cache = new LRUCache<string, CachedPage, Render>({
		maxSize: maxBytes,
		sizeCalculation: ({ body }) => 1024 + body.length,
		ttl: options.ttlMs,
		ttlResolution: 0,
		perf: { now: options.now ?? (() => performance.now()) },
		// A request that waits for a render still gets it after a purge; that page is not cached.
		ignoreFetchAbort: true,
		async fetchMethod(url, previous, { context: render, options: entry }) {
			const renderPurgeCount = purgeCount;
			const fallbacksBefore = fallbackCount();
			const pendingRender = renderPage(url, render);
			const endedRender = pendingRender.catch(() => undefined);
			// After a purge the page on disk lacks what was written: it is for a failed render, not for a slow one.
			const page = await (previous
				? Promise.race([endedRender, sleep(renderTimeoutMs, undefined, { ref: false })])
				: endedRender);
			if (page && isComplete(page)) return storePage(page);
			// No older page takes the place of an incomplete 404, which is gone, or of a guest's page that broke.
			const isLast = page && (page.status === 404 || brokenGuestHeader in page.headers);
			const lastGood = isLast ? undefined : (previous ?? (await files.read(url)));
			if (!lastGood) {
				const latePage = page ?? (await pendingRender);
				if (isComplete(latePage)) return storePage(latePage);
				throw new IncompletePage(latePage);
			}
			const replaceStale = (latePage: CachedPage) => {
				if (!page && isComplete(latePage) && renderPurgeCount === purgeCount)
					cache.set(url, storePage(latePage), { ttl: renderTtlMs() });
			};
			pendingRender.then(replaceStale, (error: unknown) => log.error({ err: error }, "A page could not be rendered."));
			entry.ttl = failureCooldownMs;
			return { ...lastGood, isStale: true };

			function renderTtlMs() {
				return fallbackCount() === fallbacksBefore ? options.ttlMs : failureCooldownMs;
			}

			function storePage(complete: CachedPage): CachedPage {
				entry.ttl = renderTtlMs();
				// Reuse the object of an unchanged page: its compressed bodies belong to it.
				const isSame = previous?.etag === complete.etag && !previous.isStale;
				if (isSame) return Object.assign(previous, { renderedAt: complete.renderedAt });
				if (renderPurgeCount === purgeCount) void files.write(url, complete);
				return complete;
			}
		},
	});

	async function renderPage(url: string, render: Render): Promise<CachedPage> {
		const [renderedAt, startedAt] = [Date.now(), performance.now()];
		const response = await render(url);
		const body = Buffer.from(await response.arrayBuffer());
		onRendered((performance.now() - startedAt) / 1000);
		const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
		return { status: response.status, headers: Object.fromEntries(response.headers), body, etag, renderedAt };
	}

	function purge() {
		purgeCount++;
		cache.clear();
	}

	return {
		/** Rejects when the page cannot be rendered and no good one exists. */
		async get(url: string, render: Render, onState: (state: CacheState) => void = () => {}): Promise<CachedPage> {
			if (!isCachedOrigin(new URL(url).origin)) {
				onState("bypass");
				return renderPage(url, render);
			}
			const currentVersion = version();
			if (cachedVersion !== currentVersion) purge();
			cachedVersion = currentVersion;
			const allowStale = -cache.getRemainingTTL(url) < options.staleWhileRevalidateMs;
			const status: LRUCache.Status<string, CachedPage, Render> = {};
			try {
				const page = (await cache.fetch(url, { context: render, allowStale, status })) as CachedPage;
				onState(page.isStale || status.returnedStale ? "stale" : toCacheState(status.fetch));
				return page;
			} catch (error) {
				onState("miss");
				if (error instanceof IncompletePage) return error.page;
				throw error;
			}
		},
		/** Drops all pages; renders in flight are not cached. */
		purge,
	};
}

function toCacheState(fetchStatus: LRUCache.Status<string, CachedPage>["fetch"]): CacheState {
	if (fetchStatus === "hit") return "hit";
	return fetchStatus === "inflight" ? "collapsed" : "miss";
}

/** Carries an incomplete page, which is served when no good one exists and is never cached. */
class IncompletePage extends Error {
	constructor(readonly page: CachedPage) {
		super("The page is not complete.");
	}
}

const isComplete = ({ status, headers }: CachedPage) => status < 500 && !(partialContentHeader in headers);
