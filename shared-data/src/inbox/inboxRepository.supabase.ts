import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { fetchRows } from "../client/queries.ts";
import { createTableRepository } from "../client/tableRepository.supabase.ts";
import { type InboxCounts, type InboxEntry, type InboxRepository, type InboxTable, statusesBefore } from "./inboxRepository.ts";

/** The admin's view of an inbox table. */
export function createInboxRepository<Entry extends InboxEntry, Key extends keyof Entry & string>(
	client: DatabaseClient,
	definition: InboxTable<Entry>,
): InboxRepository<Entry, Key> {
	const { statuses, unansweredStatuses } = definition;
	const { repository, table, full, countWith, setStatus } = createTableRepository(client, definition);
	return {
		...repository,
		async count() {
			const counts = await Promise.all(statuses.map((status) => countWith("status", status)));
			const byStatus = Object.fromEntries(statuses.map((status, index) => [status, counts[index]]));
			const total = counts.reduce((sum, count) => sum + count, 0);
			return { total, ...byStatus } as InboxCounts<Entry["status"]>;
		},
		async listUnanswered({ limit }) {
			const unanswered = table().select(full.columns).in("status", unansweredStatuses);
			return (await fetchRows(unanswered.order("created_at").order("id").limit(limit))).map(full.read);
		},
		setStatus: (ids, status) => setStatus(ids, status, statusesBefore(definition, status)),
	};
}
