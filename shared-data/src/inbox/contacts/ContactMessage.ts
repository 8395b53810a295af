/** The states of a contact message. Nothing sets one back to unread. */
export const contactStatuses = ["unread", "read", "replied"] as const;

export type ContactStatus = (typeof contactStatuses)[number];

/** What a visitor sends. */
export interface ContactDraft {
	name: string;
	email: string;
	subject: string;
	message: string;
}

/** A contact message as the admin finds it. */
export interface ContactMessage extends ContactDraft {
	id: string;
	status: ContactStatus;
	/** When it was received. */
	createdAt: Date;
}

/** By what the admin's list can be sorted; without one the newest comes first. */
export type ContactSortKey = "name" | "subject" | "status" | "createdAt";
