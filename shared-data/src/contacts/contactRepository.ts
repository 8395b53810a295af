import type { BulkOutcome } from "../client/changeMany.ts";
import type { ListQuery, Page } from "../client/Page.ts";
import type { Contact, ContactCounts, ContactDraft, ContactSortKey, ContactStatus } from "./Contact.ts";

/** Takes a visitor's message. */
export interface ContactSender {
	/**
	 * Stores the message; nothing is read back. Rejects only with DataError: "too-many" above the limit a minute, "invalid" with the field as reason before
	 * any request. `trap` is what stood in a field that people do not see: a filled one resolves like success and sends nothing.
	 */
	send(message: ContactDraft, options?: { trap?: string }): Promise<void>;
}

/** What the owner may do with messages. Every method rejects only with DataError; a write that touches no row rejects with "not-found". */
export interface ContactRepository {
	count(): Promise<ContactCounts>;
	/** Searches name, e-mail and subject; the newest first unless sorted otherwise. */
	listPage(query: ListQuery<ContactStatus, ContactSortKey>): Promise<Page<Contact>>;
	/** Messages without a reply, the longest waiting first. */
	listUnanswered(options: { limit: number }): Promise<Contact[]>;
	/** Every message, however many, oldest first: for exports. */
	listAll(): Promise<Contact[]>;
	get(id: string): Promise<Contact | null>;
	/** Makes an unread message read; one that is read or replied stays as it is. Gives the message as it is now. */
	markRead(id: string): Promise<Contact>;
	/** Marks as replied, from any state. */
	markReplied(id: string): Promise<Contact>;
	markManyRead(ids: readonly string[]): Promise<BulkOutcome>;
	markManyReplied(ids: readonly string[]): Promise<BulkOutcome>;
	delete(id: string): Promise<void>;
	deleteMany(ids: readonly string[]): Promise<BulkOutcome>;
}
