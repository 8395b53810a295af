import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { callFunction } from "../client/table/queries.ts";
import { createDraftRepository } from "../client/table/tableRepository.supabase.ts";
import type { JobRepository, JobState } from "./Job.ts";
import { validateJob } from "./jobRules.ts";
import { clearEndDateIfCurrent, jobTable } from "./jobTable.ts";

/** The admin's view of `jobs`. */
export function createJobRepository(client: DatabaseClient): JobRepository {
	const { repository, countByStatus } = createDraftRepository(client, jobTable, validateJob);
	/** Writes states in one statement; returns the replaced ones. */
	async function putCurrent(states: readonly JobState[]): Promise<JobState[]> {
		const wanted = states.map(({ id, isCurrent, endDate }) => ({ id, is_current: isCurrent, end_date: endDate }));
		const before: { id: string; is_current: boolean; end_date: string | null }[] = await callFunction(client, "put_current_job", {
			wanted,
		});
		return before.map(({ id, is_current, end_date }) => ({ id, isCurrent: is_current, endDate: end_date }));
	}
	return {
		...repository,
		count: () => countByStatus(["current", "past"]),
		create: (draft, key) => repository.create(clearEndDateIfCurrent(draft), key),
		save: (id, changes, revision) => repository.save(id, clearEndDateIfCurrent(changes), revision),
		async makeCurrent(id) {
			const before = await putCurrent([{ id, isCurrent: true, endDate: null }]);
			const ended = before.find((job) => job.isCurrent && job.id !== id);
			return { before, ended: ended ? await repository.get(ended.id) : null };
		},
		restoreCurrent: async (states) => void (await putCurrent(states)),
	};
}
