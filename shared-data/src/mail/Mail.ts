/** A mail about an enquiry or a quote whose last attempt failed. */
export interface FailedMail {
	id: number;
	/** A notice goes to the admin, a receipt to the visitor, a quote to its client. */
	kind: "notice" | "receipt" | "quote";
	about: "contacts" | "hireRequests" | "quotes";
	entryId: string;
	createdAt: Date;
	attempts: number;
	/** Null after the last attempt. */
	nextAttemptAt: Date | null;
	/** The mail server's message; null if the mailer ended before the response. */
	error: string | null;
}

/** The state of the mails about enquiries. */
export interface MailReport {
	/** False without SMTP_URL: then nothing is queued. */
	isOn: boolean;
	sendsReceipts: boolean;
	/** When the next mail is or was due; null if all are sent or given up. */
	nextDueAt: Date | null;
	/** The failed mails of the last 30 days, the newest first; at most 100. */
	failed: FailedMail[];
}

/** The mails about enquiries, for the admin. The methods reject only with DataError. */
export interface MailRepository {
	read(): Promise<MailReport>;
	setSendsReceipts(sendsReceipts: boolean): Promise<void>;
	/** Queues failed mails for sending now; skips those that were sent meanwhile. */
	retry(ids: readonly number[]): Promise<void>;
}
