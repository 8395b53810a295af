import type { DraftRepository, EditableEntity, TableRepository } from "../client/table/tableRepository.ts";

/** A line of a quote. Amounts are whole rupiah. */
export interface QuoteLine {
	title: string;
	/** Empty: none. */
	description: string;
	/** Above 0, with at most two decimals. */
	quantity: number;
	unitPrice: number;
	/** The service whose name and price were copied; null for a free line. */
	serviceId: string | null;
}

/** A quote that is sent and past its last day is "expired" for its client; the database stores "sent". */
export const quoteStatuses = ["draft", "sent", "accepted", "declined", "withdrawn"] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

export type QuoteLanguage = "en" | "id";

/** The content of a quote. Nobody changes it once it is sent. */
export interface QuoteContent {
	clientName: string;
	clientEmail: string;
	title: string;
	/** The language of the client's page and mails. */
	language: QuoteLanguage;
	lines: QuoteLine[];
	discount: number;
	/** Plain text with line breaks; empty: none. */
	terms: string;
	payment: string;
	/** Up to three times for a call, as ISO 8601 in UTC. */
	callTimes: string[];
	/** The last calendar day on which the client can accept, yyyy-mm-dd. */
	validUntil: string;
}

/** The answer of the client. */
export interface QuoteAnswer {
	answeredAt: Date | null;
	acceptedName: string | null;
	answerNote: string | null;
	/** One of `callTimes`. */
	chosenTime: string | null;
}

/** A row of `quotes`. */
export interface Quote extends EditableEntity, QuoteContent, QuoteAnswer {
	/** Like "2026-001"; null until it is sent. */
	number: string | null;
	/** "" for the first version, then "b", "c" and so on. */
	revisionLetter: string;
	hireRequestId: string | null;
	/** Computed by the database. */
	total: number;
	/** Of all its amounts, in ISO 4217: the site's, until the quote is sent. */
	currency: string;
	status: QuoteStatus;
	sentAt: Date | null;
	viewedAt: Date | null;
}

/** The fields that the admin writes; the hire request only when the quote is created. */
export type QuoteDraft = QuoteContent & Pick<Quote, "hireRequestId">;

export type QuoteSortKey = "number" | "clientName" | "title" | "total" | "validUntil" | "createdAt";

/** An invoice of an accepted quote. Its number and amount never change. */
export interface Invoice {
	id: string;
	quoteId: string;
	/** Like "INV-2026-001". */
	number: string;
	amount: number;
	/** Calendar days, yyyy-mm-dd. */
	dueOn: string;
	paidOn: string | null;
	createdAt: Date;
}

/** Quotes that wait for an answer. */
export interface OpenQuotes {
	count: number;
	/** A sum for each currency, in the order of their codes. */
	totals: { currency: string; total: number }[];
}

/** The admin's operations on quotes. They reject only with DataError, with "conflict" for a refused step. */
export interface QuoteRepository
	extends TableRepository<Quote, Quote, QuoteStatus, QuoteSortKey>,
		DraftRepository<Quote, QuoteDraft> {
	/** The newest first. */
	listOfRequest(hireRequestId: string): Promise<Quote[]>;
	/** Sent quotes whose last day is this day or later. */
	readOpen(day: string): Promise<OpenQuotes>;
	/**
	 * Sends a draft, or with `replaces` gives a sent quote another link; without it, a sent quote is a
	 * conflict. The token is told only here.
	 */
	send(id: string, options?: { byMail?: boolean; replaces?: boolean }): Promise<{ number: string; token: string }>;
	/** The token of a link that shows a draft, until the next preview or until it is sent. */
	preview(id: string): Promise<string>;
	withdraw(id: string): Promise<void>;
	/** Withdraws a quote and returns the id of its next revision, a draft. */
	revise(id: string): Promise<string>;
	/** The invoices of one quote, or all of them; the oldest first. */
	listInvoices(quoteId?: string): Promise<Invoice[]>;
	/**
	 * Rejects with "invalid" and the reason "amount" above the rest of the quote's total. A key that has made
	 * an invoice returns it.
	 */
	createInvoice(invoice: Pick<Invoice, "quoteId" | "amount" | "dueOn">, key?: string): Promise<Invoice>;
	updateInvoice(id: string, changes: Partial<Pick<Invoice, "dueOn" | "paidOn">>): Promise<Invoice>;
}

/** The row of `quote_settings`: the defaults of a new quote. */
export interface QuoteSettings extends EditableEntity {
	terms: string;
	payment: string;
	/** A picture to pay by, such as a QRIS code. */
	paymentImage: string | null;
	validDays: number;
}

export type QuoteSettingsDraft = Omit<QuoteSettings, keyof EditableEntity>;

export interface QuoteSettingsRepository {
	get(): Promise<QuoteSettings>;
	save(id: string, changes: Partial<QuoteSettingsDraft>, revision: string): Promise<QuoteSettings>;
}

/** A quote as its client reads it. */
export interface QuoteDocument extends Omit<QuoteContent, "callTimes">, QuoteAnswer {
	/** With the letter of its revision; null in a preview. */
	number: string | null;
	status: QuoteStatus | "expired";
	sentAt: Date | null;
	total: number;
	currency: string;
	/** Future times that nobody took. */
	callTimes: string[];
	/** How often it was answered; a page with an older count is refused. */
	answers: number;
	canTakeBack: boolean;
	paymentImage: string | null;
	/** The token of the revision that replaced a withdrawn quote. */
	nextToken: string | null;
	invoices: Pick<Invoice, "number" | "amount" | "dueOn" | "paidOn">[];
}

export type ClientAnswer =
	| { answer: "accept"; name: string; chosenTime?: string | null }
	| { answer: "decline"; note?: string }
	| { answer: "take_back" };

/** The client's side, for the holder of a token. Rejects only with DataError. */
export interface QuoteReader {
	/** Null for an unknown token; rejects with "too-many" after many of them. */
	read(token: string): Promise<QuoteDocument | null>;
	/** Rejects with "conflict" when the quote does not wait for this answer or the time is taken. */
	answer(token: string, answer: ClientAnswer, seenAnswers?: number): Promise<QuoteDocument>;
}
