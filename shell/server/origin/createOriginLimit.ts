/** How long an origin keeps its place after its last visitor. */
const idleMs = 10 * 60_000;

/**
 * Whether pages of an origin are cached. Without SITE_URL a client may make up hosts without end: the first
 * few that are asked for have a place, and lose it when no visitor comes to them any more, so that made-up
 * ones push no page of a real one out of memory or off the disk.
 */
export function createOriginLimit(maxOrigins: number, now = () => performance.now()): (origin: string) => boolean {
	const seenAt = new Map<string, number>();
	return (origin) => {
		for (const [known, at] of seenAt) if (now() - at > idleMs) seenAt.delete(known);
		if (!seenAt.has(origin) && seenAt.size >= maxOrigins) return false;
		seenAt.set(origin, now());
		return true;
	};
}
