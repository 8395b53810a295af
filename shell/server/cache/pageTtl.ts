/** How long a page is fresh, and for how long after that it is served stale while it is rendered again. */
interface PageTtl {
	ttlMs: number;
	staleWhileRevalidateMs: number;
}

/**
 * Every write to the embedded backend purges the cache; pages still expire because they show relative dates.
 */
export const embeddedPageTtl: PageTtl = { ttlMs: 5 * 60_000, staleWhileRevalidateMs: 5 * 60_000 };

/** A hosted project is also written to directly; such changes are visible within 3.5 s. */
export const hostedPageTtl: PageTtl = { ttlMs: 2_000, staleWhileRevalidateMs: 1_500 };
