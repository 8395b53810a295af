import type { PublicationClock } from "@site/shared-data";

/** The database reports due times ten minutes ahead, so a failed read is repeated before the time comes. */
const pollIntervalMs = 60_000;

/**
 * Purges the cache when a scheduled publication is due, by the database's clock. Call the returned function
 * after a write, which may have scheduled a publication. A failed read keeps the known due times.
 */
export function createDuePurge(clock: PublicationClock, purge: () => void): () => void {
	let pollTimer: NodeJS.Timeout | undefined;
	let dueTimer: NodeJS.Timeout | undefined;
	/** In the database's time; a read after it may come before the timer. */
	let dueAt = Infinity;
	let hasFailed = false;
	let readCount = 0;
	async function schedule(): Promise<void> {
		clearTimeout(pollTimer);
		const read = ++readCount;
		const reading = await clock.read().catch(() => null);
		if (read !== readCount) return;
		pollTimer = setTimeout(schedule, pollIntervalMs).unref();
		// An unknown publication may have become due since a failed read.
		if (reading && (hasFailed || reading.now.getTime() >= dueAt)) purge();
		hasFailed = !reading;
		if (!reading) return;
		clearTimeout(dueTimer);
		const { now, nextDueInMs } = reading;
		dueAt = now.getTime() + (nextDueInMs ?? Infinity);
		if (nextDueInMs !== null) dueTimer = setTimeout(purgeDue, nextDueInMs).unref();
	}
	function purgeDue() {
		dueAt = Infinity;
		hasFailed = false;
		purge();
		void schedule();
	}
	void schedule();
	return () => void schedule();
}
