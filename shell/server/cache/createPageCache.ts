import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { incompleteHeader } from "@site/shared-data";
import { LRUCache } from "lru-cache";
import { log } from "../log.ts";
import type { CachedPage } from "./CachedPage.ts";
import type { PageFiles } from "./createPageFiles.ts";

const maxBytes = 64 * 1024 * 1024;
/** How long a visitor waits for a new page when there is an older one to show. */
const renderTimeoutMs = 2_000;
/** How long a stale page is served after a failure before the backend is asked again. */
const failureCooldownMs = 5_000;

/**
 * Renders the page of a URL. It is for every visitor of that URL, so it gets nothing else of a request.
 * A status of 500 and above, or the header of partial content, says that the page is not whole.
 */
export type Render = (url: string) => Promise<Response>;

interface Options {
	/** How long a page is served without being rendered again. */
	ttlMs: number;
	/** How long after that it is still served while it is rendered behind the visitor's back. */
	staleWhileRevalidateMs: number;
	/** Names the active builds: a page of others is not served. */
	version: () => string;
	/** How many texts were shown without their markup so far; a page with one is rendered again soon. */
	fallbackCount: () => number;
	/** Keeps the last good pages across purges and restarts. */
	files: PageFiles;
	/** Whether pages of an origin are cached; others are rendered for each request. */
	isCachedOrigin?: (origin: string) => boolean;
	/** Milliseconds of a clock that never steps back. */
	now?: () => number;
}

/** How an answer came about (after RFC 9211); "collapsed" waited for a render that another request began. */
export type CacheState = "hit" | "stale" | "miss" | "collapsed" | "bypass";

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * The pages that visitors get (RFC 9111, RFC 5861): rendered once for all who ask at the same time, cached
 * until their time is over or `purge` is called, and replaced by the last good one when rendering fails.
 */
export function createPageCache(options: Options) {
	const { version, fallbackCount, files, isCachedOrigin = () => true } = options;
	let generation = 0;
	let cachedVersion = version();
	const cache = new LRUCache<string, CachedPage, Render>({
		maxSize: maxBytes,
		sizeCalculation: ({ text }) => 1024 + 2 * text.length,
		ttl: options.ttlMs,
		ttlResolution: 0,
		perf: { now: options.now ?? (() => performance.now()) },
		// A visitor who waits for a render that a purge has overtaken still gets it; it is not cached.
		ignoreFetchAbort: true,
		async fetchMethod(url, previous, { context: render, options: entry }) {
			const renderGeneration = generation;
			const fallbacksBefore = fallbackCount();
			const pendingRender = renderPage(url, render);
			const page = await Promise.race([pendingRender.catch(() => undefined), sleep(renderTimeoutMs, undefined, { ref: false })]);
			if (page && isComplete(page)) return storePage(page);
			const lastGood = previous ?? (await files.read(url));
			if (!lastGood) {
				const latePage = page ?? (await pendingRender);
				if (isComplete(latePage)) return storePage(latePage);
				throw new IncompletePage(latePage);
			}
			const replaceStale = (latePage: CachedPage) => {
				if (!page && isComplete(latePage) && renderGeneration === generation)
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
				// The same page keeps its compressed forms.
				const isSame = previous?.etag === complete.etag && !previous.isStale;
				if (isSame) return Object.assign(previous, { renderedAt: complete.renderedAt });
				if (renderGeneration === generation) void files.write(url, complete);
				return complete;
			}
		},
	});

	function purge() {
		generation++;
		cache.clear();
	}

	return {
		/**
		 * Rejects when the page cannot be rendered and there was never a good one. Tells `note` how the page came
		 * about.
		 */
		async get(url: string, render: Render, onState: (state: CacheState) => void = () => {}): Promise<CachedPage> {
			if (!isCachedOrigin(new URL(url).origin)) {
				onState("bypass");
				return renderPage(url, render);
			}
			if (cachedVersion !== version()) purge();
			cachedVersion = version();
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
		/** Every page is rendered again for its next visitor; renders that are under way are not cached. */
		purge,
	};
}

function toCacheState(fetchStatus: LRUCache.Status<string, CachedPage>["fetch"]): CacheState {
	if (fetchStatus === "hit") return "hit";
	return fetchStatus === "inflight" ? "collapsed" : "miss";
}

/** Carries a page that is served when there is no better one, and never cached. */
class IncompletePage extends Error {
	constructor(readonly page: CachedPage) {
		super("The page is not complete.");
	}
}

const isComplete = ({ status, headers }: CachedPage) => status < 500 && !(incompleteHeader in headers);

async function renderPage(url: string, render: Render): Promise<CachedPage> {
	const renderedAt = Date.now();
	const response = await render(url);
	const text = await response.text();
	const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
	return { status: response.status, headers: Object.fromEntries(response.headers), text, etag, renderedAt };
}
