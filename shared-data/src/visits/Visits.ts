/** Views of public pages in a range of days that ends today, in the site's time zone. */
export interface VisitFigures {
	/** Each day of the range; the last is today. */
	days: VisitDay[];
	pages: VisitCount[];
	referrers: VisitCount[];
	devices: VisitCount[];
}

export interface VisitDay {
	/** yyyy-mm-dd */
	day: string;
	views: number;
	/** Views of the corresponding day in the previous range of the same length. */
	before: number;
}

/** An entry of a list with the most views first. */
export interface VisitCount {
	/** A path; a referrer's host, "" for none and "other"; or a device. */
	name: string;
	views: number;
}

/** Reads the counted views. Rejects only with DataError. */
export interface VisitsReader {
	/** The figures of the last `days` days, 1 to 731; with `path`, of one page. */
	read(range: { days: number; path?: string | undefined }): Promise<VisitFigures>;
	/** All views of each path; a path without any is absent. */
	totals(paths: readonly string[]): Promise<Partial<Record<string, number>>>;
}

/** The enabled features that the privacy page describes. */
export interface PrivacyFacts {
	countsVisits: boolean;
	/** Whether enquiries are mailed to the admin, and receipts to their senders. */
	sendsMail: boolean;
	sendsReceipts: boolean;
}

/** Reads the facts. Rejects only with DataError. */
export interface PrivacyReader {
	read(): Promise<PrivacyFacts>;
}
