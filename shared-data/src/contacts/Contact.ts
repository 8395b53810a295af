/** The states of a message. Nothing sets one back to unread. */
export const contactStatuses = ["unread", "read", "replied"] as const;

export type ContactStatus = (typeof contactStatuses)[number];

/** What a visitor sends. */
export interface ContactDraft {
	name: string;
	email: string;
	subject: string;
	message: string;
}

/** A message as the owner finds it. */
export interface Contact extends ContactDraft {
	id: string;
	status: ContactStatus;
	/** When it was received. */
	createdAt: Date;
}

/** By what the owner's list can be sorted; without one the newest comes first. */
export type ContactSortKey = "name" | "subject" | "status" | "createdAt";

/** Counts of all rows, not of a page. */
export type ContactCounts = { total: number } & Record<ContactStatus, number>;
