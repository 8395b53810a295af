import type { MemoryStore } from "../testing/MemoryStore.ts";
import type { Job } from "./Job.ts";
import type { JobRepository } from "./jobRepository.ts";

/** The jobs kept in memory. */
export function createMemoryJobRepository(store: MemoryStore): JobRepository {
	return {
		list: () => store.answer("jobs", () => store.jobs.toSorted(asListed)),
		count: () =>
			store.answer("jobs", () => {
				const current = store.jobs.filter(({ isCurrent }) => isCurrent).length;
				return { total: store.jobs.length, current, past: store.jobs.length - current };
			}),
	};
}

const asListed = (a: Job, b: Job) => b.displayOrder - a.displayOrder || compare(b.startDate, a.startDate) || compare(b.id, a.id);

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
