import { today } from "../dates/dates.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import { createMemoryDraftRepository } from "../testing/memoryTableRepository.ts";
import type { Job, JobRepository, JobState } from "./Job.ts";
import { validateJob } from "./jobRules.ts";
import { clearEndDateIfCurrent, jobTable } from "./jobTable.ts";

/** The repository of jobs, in memory. */
export function createMemoryJobRepository(store: MemoryStore): JobRepository {
	const table = store.jobs;
	const parts = createMemoryDraftRepository(store, table, jobTable, validateJob);
	const { repository, respond, change } = parts;

	/** Makes this the only current job and ends the other, as the database's trigger does. */
	function keepOneCurrent(job: Job): Job {
		const isOther = (row: Job) => job.isCurrent && row.isCurrent && row.id !== job.id;
		const now = today(store.settings.timeZone);
		const endOf = ({ startDate }: Job) => {
			const end = job.startDate >= startDate && job.startDate < now ? job.startDate : now;
			return end > startDate ? end : startDate;
		};
		table.rows = table.rows.map((row) =>
			isOther(row) ? { ...row, isCurrent: false, endDate: endOf(row), ...store.stamp() } : row,
		);
		return job;
	}
	const put = ({ id, isCurrent, endDate }: JobState) =>
		keepOneCurrent(change(id, (row) => ({ ...row, isCurrent, endDate, ...store.stamp() })));

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
			respond(() => {
				const before = table.rows.filter((row) => row.isCurrent || row.id === id);
				put({ id, isCurrent: true, endDate: null });
				const ended = before.find((row) => row.isCurrent && row.id !== id);
				return {
					before: before.map(({ id, isCurrent, endDate }) => ({ id, isCurrent, endDate })),
					ended: table.rows.find((row) => row.id === ended?.id) ?? null,
				};
			}),
		restoreCurrent: (states) =>
			respond(() => {
				// The current one first, as in the database, because it ends the other.
				for (const state of states.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))) put(state);
			}),
	};
}
