import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { writeRow } from "../client/table/queries.ts";
import { createDraftRepository } from "../client/table/tableRepository.supabase.ts";
import type { JobRepository } from "./Job.ts";
import { validateJob } from "./jobRules.ts";
import { clearEndDateIfCurrent, jobTable } from "./jobTable.ts";

/** The admin's view of `jobs`. */
export function createJobRepository(client: DatabaseClient): JobRepository {
	const { repository, table, full, countWith } = createDraftRepository(client, jobTable, validateJob);
	const change = (id: string, values: object) => writeRow(table().update(values).eq("id", id).select(full.columns));
	return {
		...repository,
		async count() {
			const [current, past] = await Promise.all([countWith("isCurrent", true), countWith("isCurrent", false)]);
			return { total: current + past, current, past };
		},
		create: (draft, key) => repository.create(clearEndDateIfCurrent(draft), key),
		save: (id, changes, revision) => repository.save(id, clearEndDateIfCurrent(changes), revision),
		makeCurrent: async (id) => full.read(await change(id, { is_current: true, end_date: null })),
	};
}
