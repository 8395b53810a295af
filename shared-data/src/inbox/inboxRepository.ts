import type { BulkResult } from "../client/queries.ts";
import type { StoredEntity, TableDefinition, TableRepository } from "../client/tableRepository.ts";

/** What a visitor sent, as the admin finds it. */
export interface InboxEntry extends StoredEntity {
	status: string;
}

/** How a kind of inbox entries is stored and listed: what tells contact messages from hire requests. */
export interface InboxTable<Entry extends InboxEntry> extends TableDefinition<Entry> {
	name: "contacts" | "hire_projects";
	/** The first one is a new entry's. */
	statuses: readonly Entry["status"][];
	/** The statuses of entries that wait for an answer. */
	unansweredStatuses: readonly Entry["status"][];
	/** What a status may follow, where it may not follow every other one. */
	statusesBefore: { readonly [Status in Entry["status"]]?: readonly Entry["status"][] };
}

/** Takes what a visitor sends. */
export interface InboxSender<Draft> {
	/**
	 * Stores the entry; nothing is read back. Rejects only with DataError: "too-many" above the limit a
	 * minute, "invalid" with the field as reason before any request. `trap` is what stood in the honeypot, a
	 * field that people do not see: a filled one resolves like success and sends nothing.
	 */
	send(entry: Draft, options?: { trap?: string }): Promise<void>;
}

/** Counts of all rows, not of a page. */
export type InboxCounts<Status extends string> = { total: number } & Record<Status, number>;

/** What the admin may do with the entries of an inbox; the newest comes first unless sorted otherwise. */
export interface InboxRepository<Entry extends InboxEntry, Key extends string>
	extends TableRepository<Entry, Entry, Entry["status"], Key> {
	count(): Promise<InboxCounts<Entry["status"]>>;
	/** Entries without an answer, the oldest first. */
	listUnanswered(options: { limit: number }): Promise<Entry[]>;
	/** Gives entries a status; one whose status it may not follow stays as it is and counts as done. */
	setStatus(ids: readonly string[], status: Entry["status"]): Promise<BulkResult>;
}

/** The statuses that this one may follow. */
export const statusesBefore = <Entry extends InboxEntry>(
	table: InboxTable<Entry>,
	status: Entry["status"],
): readonly Entry["status"][] => table.statusesBefore[status] ?? table.statuses.filter((other) => other !== status);
