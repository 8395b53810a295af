/** How long an origin stays cached after its last visitor. */
const idleTimeoutMs = 10 * 60_000;

/**
 * Returns whether an origin's pages are cached. Without SITE_URL a client may invent any number of hosts:
 * only the first few in use are cached, so that invented ones cannot evict the pages of a real one.
 */
export function createOriginLimit(maxOrigins: number, now = () => performance.now()): (origin: string) => boolean {
	const lastSeenAt = new Map<string, number>();
	return (origin) => {
		for (const [known, at] of lastSeenAt) if (now() - at > idleTimeoutMs) lastSeenAt.delete(known);
		if (!lastSeenAt.has(origin) && lastSeenAt.size >= maxOrigins) return false;
		lastSeenAt.set(origin, now());
		return true;
	};
}
