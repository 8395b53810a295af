/** How long an origin keeps its place after its last visitor. */
const idleTimeoutMs = 10 * 60_000;

/**
 * Whether pages of an origin are cached. Without SITE_URL a client may make up hosts without end: the first
 * few that are asked for have a place, and lose it when no visitor comes to them any more, so that made-up
 * ones push no page of a real one out of memory or off the disk.
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
