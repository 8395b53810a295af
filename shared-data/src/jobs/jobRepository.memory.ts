import type { MemoryStore } from "../testing/MemoryStore.ts";
import { createMemoryDraftRepository } from "../testing/memoryTableRepository.ts";
import type { Job, JobRepository } from "./Job.ts";
import { validateJob } from "./jobRules.ts";
import { clearEndDateIfCurrent, jobTable } from "./jobTable.ts";

/** The repository of jobs, in memory. */
export function createMemoryJobRepository(store: MemoryStore): JobRepository {
	const table = store.jobs;
	const parts = createMemoryDraftRepository(store, table, jobTable, validateJob);
	const { repository, respond, change } = parts;

	/** Makes this the only current job, as the database's trigger does. */
	function keepOneCurrent(job: Job): Job {
		const isOther = (row: Job) => job.isCurrent && row.isCurrent && row.id !== job.id;
		table.rows = table.rows.map((row) => (isOther(row) ? { ...row, isCurrent: false, ...store.stamp() } : row));
		return job;
	}

	return {
		...repository,
		count: () =>
			respond(() => {
				const current = table.rows.filter(({ isCurrent }) => isCurrent).length;
				return { total: table.rows.length, current, past: table.rows.length - current };
			}),
		create: async (draft, key) => keepOneCurrent(await repository.create(clearEndDateIfCurrent(draft), key)),
		save: async (id, changes, revision) => keepOneCurrent(await repository.save(id, clearEndDateIfCurrent(changes), revision)),
		makeCurrent: (id) =>
			respond(() => keepOneCurrent(change(id, (row) => ({ ...row, isCurrent: true, endDate: null, ...store.stamp() })))),
	};
}
