import { toStored } from "../client/columns.ts";
import { oldestFirst } from "../client/tableRepository.ts";
import type { Problems } from "../rules/Rules.ts";
import { throwIfInvalid } from "../rules/throwIfInvalid.ts";
import type { MemoryStore, MemoryTable } from "../testing/MemoryStore.ts";
import { createMemoryTableRepository } from "../testing/memoryTableRepository.ts";
import {
	type InboxCounts,
	type InboxEntry,
	type InboxRepository,
	type InboxSender,
	type InboxTable,
	statusesBefore,
} from "./inboxRepository.ts";

/** The visitor's and the admin's repository of an inbox, in memory. */
export function createMemoryInboxRepository<
	Entry extends InboxEntry,
	Draft extends Partial<Entry>,
	Key extends keyof Entry & string,
>(
	store: MemoryStore,
	table: MemoryTable<Entry>,
	definition: InboxTable<Entry>,
	check: (draft: Draft) => Problems<Draft>,
): InboxSender<Draft> & InboxRepository<Entry, Key> {
	const { repository, respond, changeMany, insert } = createMemoryTableRepository(store, table, definition);
	const { statuses, unansweredStatuses, columns } = definition;
	return {
		...repository,
		async send(draft, { honeypot } = {}) {
			if (honeypot) return;
			throwIfInvalid(check(draft));
			await respond(() => {
				store.takeSubmission(table.noun);
				const received = { id: crypto.randomUUID(), status: statuses[0], createdAt: store.stamp().updatedAt };
				insert(toStored(columns, { ...draft, ...received } as unknown as Entry));
			});
		},
		count: () =>
			respond(() => {
				const countOf = (status: string) => table.rows.filter((row) => row.status === status).length;
				const byStatus = Object.fromEntries(statuses.map((status) => [status, countOf(status)]));
				return { total: table.rows.length, ...byStatus } as InboxCounts<Entry["status"]>;
			}),
		listUnanswered: ({ limit }) =>
			respond(() => {
				const unanswered = table.rows.filter(({ status }) => unansweredStatuses.includes(status));
				return unanswered.sort(oldestFirst).slice(0, limit);
			}),
		setStatus: (ids, status) =>
			respond(() => {
				const from = statusesBefore(definition, status);
				return changeMany(ids, (row) => (from.includes(row.status) ? { ...row, status } : row));
			}),
	};
}
