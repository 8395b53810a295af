import { LRUCache } from "lru-cache";

export interface AttemptKey {
	key: string;
	/** The attempts allowed in a window. */
	limit: number;
	/** The window begins with its first attempt. */
	windowMs: number;
}

/** Bounds the memory. The least recently used key goes first, which is never one under attack. */
const maxKeys = 50_000;

/**
 * Limits failed attempts; one under way counts as failed, so that a burst does not pass before the first
 * response. The clock is monotonic: a time of day that steps back would keep a limit closed.
 */
export function createAttemptLimit(clock: { now(): number } = performance) {
	const counts = new LRUCache<string, number>({ max: maxKeys, perf: clock, ttlResolution: 0, noUpdateTTL: true });
	const countOf = (key: string) => counts.get(key) ?? 0;
	return {
		/** Counts an attempt under each key and returns 0; if a key is used up, only the ms until it is free. */
		begin(keys: readonly AttemptKey[]): number {
			const usedUp = keys.filter(({ key, limit }) => countOf(key) >= limit);
			if (usedUp.length > 0) return Math.max(...usedUp.map(({ key }) => counts.getRemainingTTL(key)));
			for (const { key, windowMs } of keys) {
				counts.set(key, countOf(key) + 1, { ttl: windowMs });
			}
			return 0;
		},
		/** Takes back an attempt that succeeded. */
		uncount(keys: readonly AttemptKey[]): void {
			for (const { key, windowMs } of keys) {
				const count = countOf(key);
				if (count > 0) counts.set(key, count - 1, { ttl: windowMs });
			}
		},
	};
}
