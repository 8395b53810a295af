/** The table of an enquiry: contact messages or hire requests. */
export type EnquiryEntity = "contacts" | "hire_projects";

/** A notice goes to the admin, a receipt to the visitor, a quote to its client. */
type MailKind = "notice" | "receipt" | "quote";

interface QuoteStep {
	quote_id: string;
	/** With the letter of its revision. */
	number: string;
}

interface Kinds {
	/** Set in a hire request that the admin made from a message. */
	received: { contact_id?: string };
	status: { from: string; to: string };
	follow_up: { on: string | null };
	converted: { hire_project_id: string };
	mail_sent: { mail: MailKind };
	mail_failed: { mail: MailKind; error?: string };
	quote_sent: QuoteStep;
	quote_opened: QuoteStep;
	quote_accepted: QuoteStep;
	quote_declined: QuoteStep;
	quote_taken_back: QuoteStep;
}

/** An event of an enquiry. Only triggers of the database write events. */
export type EnquiryEvent = {
	[Kind in keyof Kinds]: { id: string; kind: Kind; detail: Kinds[Kind]; createdAt: Date };
}[keyof Kinds];

/** Reads the events of an enquiry. Rejects only with DataError. */
export interface EnquiryEventRepository {
	list(entity: EnquiryEntity, entityId: string): Promise<EnquiryEvent[]>;
}
