/** The states of a contact message. None returns to unread. */
export const contactStatuses = ["unread", "read", "replied"] as const;

export type ContactStatus = (typeof contactStatuses)[number];

/** A visitor's message; the limits of its fields are in contactRules. */
export interface ContactDraft {
	name: string;
	email: string;
	subject: string;
	message: string;
}

/** A row of `contacts` as the admin reads it. */
export interface ContactMessage extends ContactDraft {
	id: string;
	status: ContactStatus;
	createdAt: Date;
	/** The day of the admin's follow-up, yyyy-mm-dd. */
	followUpOn: string | null;
}

/** The sort keys of the admin list; by default the newest comes first. */
export type ContactSortKey = "name" | "subject" | "status" | "createdAt";
