import type {
	StatefulRepository,
	StatusCounts,
	StoredEntity,
	TableDefinition,
	TableRepository,
} from "../client/table/tableRepository.ts";
import type { HireRequest, HireRequestDraft, HireRequestSortKey } from "./hire-requests/HireRequest.ts";

/** A contact message or a hire request. */
export interface InboxEntry extends StoredEntity {
	status: string;
	followUpOn: string | null;
	value?: number | null;
}

/** The admin's additions to an entry; only hire requests have a value. */
export type EnquiryUpdate<Entry extends InboxEntry> = Partial<Pick<Entry, Extract<keyof Entry, "followUpOn" | "value">>>;

/** How contact messages or hire requests are stored and listed. */
export interface InboxTable<Entry extends InboxEntry> extends TableDefinition<Entry> {
	name: "contacts" | "hire_projects";
	/** The first one is the status of a new entry. */
	statuses: readonly Entry["status"][];
	unansweredStatuses: readonly Entry["status"][];
	/** The statuses that may precede a status; absent if all others may. */
	allowedFrom?: { readonly [Status in Entry["status"]]?: readonly Entry["status"][] };
}

/** Stores contact messages or hire requests of visitors. */
export interface InboxSender<Draft> {
	/** Sends nothing if `honeypot` is not empty. Rejects with "too-many", or "invalid" and the field. */
	send(entry: Draft, options?: { honeypot?: string }): Promise<void>;
}

/** The admin's operations on the entries of an inbox; the newest comes first unless sorted otherwise. */
export interface InboxRepository<Entry extends InboxEntry, Key extends string>
	extends TableRepository<Entry, Entry, Entry["status"], Key>,
		StatefulRepository<Entry, Entry["status"]> {
	count(): Promise<StatusCounts<Entry["status"]>>;
	listUnanswered(options: { limit: number }): Promise<Entry[]>;
	/** All entries whose follow-up is due on this day or earlier, the oldest first; one response at most. */
	listDue(day: string): Promise<Entry[]>;
	/** Entries from an e-mail address, case-insensitive, the newest first. */
	listByEmail(email: string, options: { limit: number }): Promise<Entry[]>;
	/** Stores the admin's additions; rejects with "invalid" and the field, or with "not-found". */
	update(id: string, additions: EnquiryUpdate<Entry>): Promise<Entry>;
}

/** The admin's operations on hire requests. */
export interface HireRequestRepository extends InboxRepository<HireRequest, HireRequestSortKey> {
	/**
	 * Stores a request that the admin makes from a contact message; both have an event for it. A key that has
	 * already made one is a "conflict", with that request's id as the reason.
	 */
	createFromMessage(contactId: string, draft: HireRequestDraft, key?: string): Promise<HireRequest>;
	/** The requests that were made from a contact message, the newest first. */
	listMadeFrom(contactId: string): Promise<HireRequest[]>;
}

/** The database's key for an e-mail address (email_key): letters outside ASCII keep their case. */
export const toEmailKey = (email: string): string => email.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** The statuses that may precede this one. */
export const allowedFrom = <Entry extends InboxEntry>(
	table: InboxTable<Entry>,
	status: Entry["status"],
): readonly Entry["status"][] => table.allowedFrom?.[status] ?? table.statuses.filter((other) => other !== status);
