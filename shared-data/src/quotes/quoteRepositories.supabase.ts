import type { PostgrestClient } from "@supabase/postgrest-js";
import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { parseTimestamp, selectionOfAll, toColumns } from "../client/table/columns.ts";
import { fetchOnly } from "../client/table/fetchTable.ts";
import { callFunction, fetchAllRows, fetchRows, writeRow } from "../client/table/queries.ts";
import { createDraftRepository } from "../client/table/tableRepository.supabase.ts";
import { uuids } from "../client/table/tableRepository.ts";
import { DataError } from "../errors/DataError.ts";
import type { Invoice, QuoteDocument, QuoteReader, QuoteRepository, QuoteSettingsRepository } from "./Quote.ts";
import { summarizeOpen, validateQuote, validateQuoteSettings } from "./quoteRules.ts";
import { invoiceColumns, quoteSettingsTable, quoteTable, readLine } from "./quoteTables.ts";

/** The admin's view of `quotes` and `invoices`. */
export function createQuoteRepository(client: DatabaseClient): QuoteRepository {
	const { repository, table, full } = createDraftRepository(client, quoteTable, validateQuote);
	const invoice = selectionOfAll<Invoice>(invoiceColumns);
	// Untyped: the client's types do not know that the database gives the number.
	const invoices = () => (client as PostgrestClient<any>).from("invoices");
	return {
		...repository,
		async listOfRequest(hireRequestId) {
			if (!uuids.isId(hireRequestId)) return [];
			const found = table().select(full.columns).eq("hire_request_id", hireRequestId);
			return (await fetchRows(found.order("created_at", { ascending: false }))).map(full.read);
		},
		async readOpen(day) {
			const open = table().select("total, currency").eq("status", "sent").gte("valid_until", day);
			return summarizeOpen(await fetchRows<any>(open));
		},
		send: (id, { byMail = false, replaces = false } = {}) =>
			callFunction(client, "send_quote", { quote: id, by_mail: byMail, replaces }),
		preview: (id) => callFunction(client, "preview_quote", { quote: id }),
		withdraw: async (id) => void (await callFunction(client, "withdraw_quote", { quote: id })),
		revise: (id) => callFunction(client, "revise_quote", { quote: id }),
		async listInvoices(quoteId) {
			const after = (last: string) => {
				const all = invoices().select(invoice.columns, { count: "exact" }).gt("id", last).order("id");
				return quoteId === undefined ? all : all.eq("quote_id", quoteId);
			};
			return (await fetchAllRows<any>(after, uuids.beforeFirst))
				.map(invoice.read)
				.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
		},
		async createInvoice(values, key) {
			const row = { ...toColumns(invoiceColumns, values), ...(key && { row_key: key }) };
			const inserted = writeRow<any>(invoices().insert(row).select(invoice.columns));
			return invoice.read(
				await inserted.catch(async (error: unknown) => {
					if (!(error instanceof DataError)) throw error;
					// The database checks the rest of the total before the key.
					const isRefused = error.kind === "conflict" || error.kind === "invalid";
					const [made] = key && isRefused ? await fetchRows(invoices().select(invoice.columns).eq("row_key", key)) : [];
					if (made) return made;
					throw error.message.startsWith("amount ")
						? new DataError("invalid", error.message, { reason: "amount", cause: error })
						: error;
				}),
			);
		},
		async updateInvoice(id, changes) {
			const update = invoices().update(toColumns(invoiceColumns, changes)).eq("id", id);
			return invoice.read(await writeRow(update.select(invoice.columns)));
		},
	};
}

/** The admin's view of `quote_settings`. */
export function createQuoteSettingsRepository(client: DatabaseClient): QuoteSettingsRepository {
	const { save } = createDraftRepository(client, quoteSettingsTable, validateQuoteSettings).repository;
	return { get: () => fetchOnly(client, quoteSettingsTable), save };
}

/** Reads and answers for the holder of a token, in the body of a POST, so that no URL contains the token. */
export function createQuoteReader(client: DatabaseClient): QuoteReader {
	return {
		async read(token) {
			try {
				// PostgreSQL rejects a null character instead of finding nothing.
				return readDocument(await callFunction(client, "read_quote", { token: token.replaceAll("\0", "") }));
			} catch (error) {
				if (error instanceof DataError && error.kind === "not-found") return null;
				throw error;
			}
		},
		async answer(token, answer, seenAnswers) {
			const args = {
				token: token.replaceAll("\0", ""),
				answer: answer.answer,
				...(answer.answer === "accept" && { name: answer.name, chosen_time: answer.chosenTime ?? null }),
				...(answer.answer === "decline" && { note: answer.note ?? null }),
				...(seenAnswers !== undefined && { seen_answers: seenAnswers }),
			};
			return readDocument(await callFunction(client, "answer_quote", args));
		},
	};
}

const optionalMoment = (stored: string | null) => stored && parseTimestamp(stored);
const optionalIso = (stored: string | null) => stored && parseTimestamp(stored).toISOString();

function readDocument(stored: any): QuoteDocument {
	return {
		number: stored.sent_at && stored.number + stored.revision,
		status: stored.status,
		clientName: stored.client_name,
		clientEmail: stored.client_email,
		title: stored.title,
		language: stored.language,
		lines: stored.lines.map(readLine),
		discount: stored.discount,
		total: stored.total,
		currency: stored.currency,
		terms: stored.terms,
		payment: stored.payment,
		paymentImage: stored.payment_image,
		callTimes: stored.call_times.map(optionalIso),
		validUntil: stored.valid_until.slice(0, 10),
		sentAt: optionalMoment(stored.sent_at) as Date | null,
		answeredAt: optionalMoment(stored.answered_at) as Date | null,
		acceptedName: stored.accepted_name,
		answerNote: stored.answer_note,
		chosenTime: optionalIso(stored.chosen_time),
		answers: stored.answers,
		canTakeBack: stored.can_take_back,
		nextToken: stored.next_token,
		invoices: stored.invoices.map(({ number, amount, due_on, paid_on }: Record<string, any>) => ({
			number,
			amount,
			dueOn: due_on,
			paidOn: paid_on,
		})),
	};
}
