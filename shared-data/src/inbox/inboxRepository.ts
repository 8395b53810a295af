import type { BulkResult } from "../client/queries.ts";
import type { StoredEntity, TableDefinition, TableRepository } from "../client/tableRepository.ts";

/** A contact message or a hire request. */
export interface InboxEntry extends StoredEntity {
	status: string;
}

/** How contact messages or hire requests are stored and listed. */
export interface InboxTable<Entry extends InboxEntry> extends TableDefinition<Entry> {
	name: "contacts" | "hire_projects";
	/** The first one is the status of a new entry. */
	statuses: readonly Entry["status"][];
	/** The statuses of unanswered entries. */
	unansweredStatuses: readonly Entry["status"][];
	/** The statuses that a status may follow, if not all others. */
	statusesBefore: { readonly [Status in Entry["status"]]?: readonly Entry["status"][] };
}

/** Stores contact messages or hire requests of visitors. */
export interface InboxSender<Draft> {
	/**
	 * Stores the entry and returns nothing. Rejects only with DataError: "too-many" above the limit per
	 * minute, "invalid" with the field as reason before any request. `honeypot` is the value of the hidden
	 * field: if it is not empty, the call resolves and sends nothing.
	 */
	send(entry: Draft, options?: { honeypot?: string }): Promise<void>;
}

/** Counts of all rows, not of a page. */
export type InboxCounts<Status extends string> = { total: number } & Record<Status, number>;

/** What the admin may do with the entries of an inbox; the newest comes first unless sorted otherwise. */
export interface InboxRepository<Entry extends InboxEntry, Key extends string>
	extends TableRepository<Entry, Entry, Entry["status"], Key> {
	count(): Promise<InboxCounts<Entry["status"]>>;
	/** Unanswered entries, the oldest first. */
	listUnanswered(options: { limit: number }): Promise<Entry[]>;
	/** Sets the status of entries; an entry whose status may not change to it stays and counts as done. */
	setStatus(ids: readonly string[], status: Entry["status"]): Promise<BulkResult>;
}

/** The statuses that this one may follow. */
export const statusesBefore = <Entry extends InboxEntry>(
	table: InboxTable<Entry>,
	status: Entry["status"],
): readonly Entry["status"][] => table.statusesBefore[status] ?? table.statuses.filter((other) => other !== status);
