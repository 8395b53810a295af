/** Answering times and numbers of enquiries. A request made from a message counts as that message. */
export interface EnquiryFigures {
	/** The number of enquiries that were answered in the last 30 days and do not wait again. */
	answered: number;
	/** The median time until the answer; null without any. */
	medianSeconds: number | null;
	/** How many of them took up to 1, 4, 24 and 72 hours, and longer. */
	byDuration: number[];
	/** The last 26 weeks; the current one is the last. */
	weeks: EnquiryWeek[];
}

/** The enquiries received in a week. */
export interface EnquiryWeek {
	/** Its Monday, yyyy-mm-dd. */
	week: string;
	messages: number;
	requests: number;
}

/** Reads the figures. Rejects only with DataError. */
export interface EnquiryFiguresReader {
	/** Weeks begin in this time zone: "Asia/Jakarta". */
	read(timeZone: string): Promise<EnquiryFigures>;
}
