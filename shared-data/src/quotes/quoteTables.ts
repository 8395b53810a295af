import {
	type Columns,
	calendarDay,
	commonColumns,
	generated,
	optional,
	optionalDay,
	optionalTimestamp,
	parseTimestamp,
	plain,
	timestamp,
	trimmed,
} from "../client/table/columns.ts";
import { type TableDefinition, uuids } from "../client/table/tableRepository.ts";
import { trimText } from "../rules/formats.ts";
import type { Invoice, Quote, QuoteLine, QuoteSettings } from "./Quote.ts";

interface StoredLine {
	title: string;
	description?: string | null;
	quantity: number;
	unit_price: number;
	service_id?: string | null;
}

export const readLine = ({ title, description, quantity, unit_price, service_id }: StoredLine): QuoteLine => ({
	title,
	description: description ?? "",
	quantity,
	unitPrice: unit_price,
	serviceId: service_id ?? null,
});

const writeLine = ({ title, description, quantity, unitPrice, serviceId }: QuoteLine): StoredLine => ({
	title: trimText(title),
	description: trimText(description) || null,
	quantity,
	unit_price: unitPrice,
	service_id: serviceId,
});

const optionalMoment = <Name extends string>(name: Name) => ({
	name,
	read: (stored: string | null) => stored && parseTimestamp(stored),
});

const columns = {
	...commonColumns,
	number: generated("number"),
	revisionLetter: generated("revision"),
	hireRequestId: plain("hire_request_id"),
	clientName: trimmed("client_name"),
	clientEmail: trimmed("client_email"),
	title: trimmed("title"),
	language: plain("language"),
	lines: {
		name: "lines",
		read: (lines: StoredLine[]) => lines.map(readLine),
		write: (lines: QuoteLine[]) => lines.map(writeLine),
	},
	discount: plain("discount"),
	total: generated("total"),
	currency: generated("currency"),
	terms: trimmed("terms"),
	payment: trimmed("payment"),
	callTimes: { ...plain("call_times"), read: (times: string[]) => times.map((time) => parseTimestamp(time).toISOString()) },
	validUntil: calendarDay("valid_until"),
	status: generated("status"),
	sentAt: optionalMoment("sent_at"),
	viewedAt: optionalMoment("viewed_at"),
	answeredAt: optionalMoment("answered_at"),
	acceptedName: generated("accepted_name"),
	answerNote: generated("answer_note"),
	chosenTime: { ...optionalTimestamp("chosen_time"), write: undefined },
} as Columns<"quotes", Quote>;

/** How quotes are stored and listed. */
export const quoteTable: TableDefinition<Quote> = {
	name: "quotes",
	ids: uuids,
	columns,
	searchFields: ["number", "clientName", "clientEmail", "title"],
	order: ["createdAt", "id"],
};

export const invoiceColumns: Columns<"invoices", Invoice> = {
	id: generated("id"),
	quoteId: plain("quote_id"),
	number: generated("number"),
	amount: plain("amount"),
	dueOn: calendarDay("due_on"),
	paidOn: optionalDay("paid_on"),
	createdAt: timestamp("created_at"),
};

const settingsColumns: Columns<"quote_settings", QuoteSettings> = {
	...commonColumns,
	terms: trimmed("terms"),
	payment: trimmed("payment"),
	paymentImage: optional("payment_image"),
	validDays: plain("valid_days"),
};

/** The one row has the id "quotes". */
export const quoteSettingsTable: TableDefinition<QuoteSettings> = {
	name: "quote_settings",
	ids: { isId: (text) => text === "quotes", beforeFirst: "" },
	columns: settingsColumns,
};
