const window = 60_000;

export interface AttemptLimit {
	/** Counts an attempt under each key; false when one of them is used up, and then nothing is counted. */
	begin(keys: readonly AttemptKey[]): boolean;
	/** Takes back an attempt that succeeded. */
	forgive(keys: readonly AttemptKey[]): void;
}

export interface AttemptKey {
	key: string;
	perMinute: number;
}

/** Limits failed attempts. One that is still under way counts as failed, so a burst cannot slip through before the first answer. */
export function createAttemptLimit(now: () => number = Date.now): AttemptLimit {
	const attempts = new Map<string, number[]>();
	const recent = (key: string) => (attempts.get(key) ?? []).filter((time) => time > now() - window);

	function forgetOld(): void {
		for (const key of attempts.keys()) {
			const kept = recent(key);
			if (kept.length === 0) {
				attempts.delete(key);
			} else {
				attempts.set(key, kept);
			}
		}
	}

	return {
		begin(keys) {
			forgetOld();
			if (keys.some(({ key, perMinute }) => recent(key).length >= perMinute)) {
				return false;
			}
			for (const { key } of keys) {
				attempts.set(key, [...recent(key), now()]);
			}
			return true;
		},
		forgive(keys) {
			for (const { key } of keys) {
				attempts.set(key, recent(key).slice(0, -1));
			}
		},
	};
}
