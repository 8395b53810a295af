import type { PublicationClock } from "@site/shared-data";

/** The database tells due times ten minutes ahead, so a failed read is repeated before the time has come. */
const pollIntervalMs = 60_000;

/**
 * Purges the cache when a scheduled publication is due, by the database's clock. Call the returned function
 * after a write, which may have scheduled something.
 */
export function createDuePurge(clock: PublicationClock, purge: () => void): () => void {
	let timer: NodeJS.Timeout | undefined;
	let readCount = 0;
	async function schedule(): Promise<void> {
		clearTimeout(timer);
		const read = ++readCount;
		const reading = await clock.read().catch(() => null);
		if (read !== readCount) return;
		const nextDueInMs = reading?.nextDueInMs ?? Infinity;
		const run = () => {
			if (nextDueInMs <= pollIntervalMs) purge();
			void schedule();
		};
		timer = setTimeout(run, Math.min(nextDueInMs, pollIntervalMs)).unref();
	}
	void schedule();
	return () => void schedule();
}
