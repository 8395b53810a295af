/** A mail about an enquiry whose last attempt failed. */
export interface FailedMail {
	id: number;
	/** A notice goes to the admin, a receipt to the visitor. */
	kind: "notice" | "receipt";
	inbox: "contacts" | "hireRequests";
	entryId: string;
	createdAt: Date;
	attempts: number;
	/** Null once it is given up. */
	nextAttemptAt: Date | null;
	/** What the mail server said; null if the mailer ended before it could tell. */
	error: string | null;
}

/** The state of the mail that enquiries cause. */
export interface MailReport {
	/** False without SMTP_URL: then nothing is queued. */
	isOn: boolean;
	sendsReceipts: boolean;
	/** When the next mail is due, or was while nobody tried it; null if all is sent or given up. */
	nextDueAt: Date | null;
	/** Those of the last 30 days, the newest first; at most 100. */
	failed: FailedMail[];
}

/** The mail of enquiries as the admin sees it. The methods reject only with DataError. */
export interface MailRepository {
	read(): Promise<MailReport>;
	setSendsReceipts(sendsReceipts: boolean): Promise<void>;
	/** Has mails sent at once that failed or were given up; what was sent meanwhile stays sent. */
	retry(ids: readonly number[]): Promise<void>;
}
