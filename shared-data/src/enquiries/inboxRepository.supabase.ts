import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { toColumns } from "../client/table/columns.ts";
import { fetchRows, writeRow } from "../client/table/queries.ts";
import { createTableRepository } from "../client/table/tableRepository.supabase.ts";
import { throwIfInvalid } from "../rules/validate.ts";
import { validateAdditions } from "./enquiryRules.ts";
import { allowedFrom, type InboxEntry, type InboxRepository, type InboxTable, toEmailKey } from "./inboxRepository.ts";

interface Ordered<Query> {
	order(column: string, options: { ascending: boolean }): Query;
}

/** A list in its usual order. */
export const newestFirst = <Query extends Ordered<Query>>(query: Query): Query =>
	query.order("created_at", { ascending: false }).order("id", { ascending: false });

/** The admin's view of an inbox table. */
export function createInboxRepository<Entry extends InboxEntry, Key extends keyof Entry & string>(
	client: DatabaseClient,
	definition: InboxTable<Entry>,
): InboxRepository<Entry, Key> {
	const { statuses, unansweredStatuses } = definition;
	const { repository, table, full, countByStatus, setStatus } = createTableRepository(client, definition);
	return {
		...repository,
		count: () => countByStatus<Entry["status"]>(statuses),
		async listUnanswered({ limit }) {
			const unanswered = table().select(full.columns).in("status", unansweredStatuses);
			return (await fetchRows(unanswered.order("created_at").order("id").limit(limit))).map(full.read);
		},
		async listDue(day) {
			const due = table().select(full.columns).lte("follow_up_on", day);
			return (await fetchRows(due.order("follow_up_on").order("id"))).map(full.read);
		},
		async listByEmail(email, { limit }) {
			const found = table().select(full.columns).eq("email_key", toEmailKey(email));
			return (await fetchRows(newestFirst(found).limit(limit))).map(full.read);
		},
		async update(id, additions) {
			throwIfInvalid(validateAdditions(additions));
			const changes = toColumns(definition.columns, additions as Partial<Entry>);
			return full.read(await writeRow(table().update(changes).eq("id", id).select(full.columns)));
		},
		setStatus: (ids, status, from) =>
			setStatus(
				ids,
				status,
				allowedFrom(definition, status).filter((one) => one === (from ?? one)),
			),
	};
}
