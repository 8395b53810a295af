import { adminRepositoriesContext, type Invoice, type Quote } from "@site/shared-data";
import { toDecimal } from "@site/shared-data/amounts";
import { quoteNumber } from "@site/shared-data/quotes";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { findRows, type ListMutation, toBulkResult } from "../mutations/listMutation.ts";
import { toResult } from "../results/Result.ts";
import { type CsvColumns, toCsv } from "../table/csv/toCsv.ts";

/** "invoices" returns their file. */
export const invoicesParam = "invoices";

/** Deletes drafts, or returns the text of a file for the bookkeeper. */
export async function quoteListAction({ request, context }: ActionFunctionArgs) {
	const { quotes } = context.get(adminRepositoriesContext);
	const mutation = (await request.json()) as { type: "delete"; ids: string[] } | Extract<ListMutation, { type: "export" }>;
	if (mutation.type !== "export") return toBulkResult(mutation.ids, quotes.delete(mutation.ids));
	const { query, currency } = mutation;
	if (!new URL(request.url).searchParams.has(invoicesParam))
		return toResult(findRows<Quote>(quotes, query).then((rows) => toCsv(rows, quoteColumns(currency))));
	return toResult(
		Promise.all([quotes.listInvoices(), quotes.listAll({ status: "accepted" })]).then(([invoices, accepted]) => {
			const byId = new Map(accepted.map((quote) => [quote.id, quote]));
			return toCsv(
				invoices,
				invoiceColumns(currency, ({ quoteId }) => byId.get(quoteId)),
			);
		}),
	);
}

const unitOf = (currency: string) => (currency === "IDR" ? "Rp" : currency);

const quoteColumns = (currency: string): CsvColumns<Quote> => ({
	Number: quoteNumber,
	Status: ({ status }) => status,
	Client: ({ clientName }) => clientName,
	Email: ({ clientEmail }) => clientEmail,
	Title: ({ title }) => title,
	Lines: ({ lines }) => lines.map(({ quantity, title }) => `${quantity} × ${title}`).join("\n"),
	[`Discount (${unitOf(currency)})`]: (quote) => toDecimal(quote.discount, quote.currency),
	[`Total (${unitOf(currency)})`]: (quote) => toDecimal(quote.total, quote.currency),
	"Valid until": ({ validUntil }) => validUntil,
	Created: ({ createdAt }) => createdAt,
	Sent: ({ sentAt }) => sentAt,
	Answered: ({ answeredAt }) => answeredAt,
	"Accepted by": ({ acceptedName }) => acceptedName,
	"Reason of a decline": ({ answerNote }) => answerNote,
	Currency: ({ currency }) => currency,
});

const invoiceColumns = (currency: string, quoteOf: (invoice: Invoice) => Quote | undefined): CsvColumns<Invoice> => ({
	Number: ({ number }) => number,
	Quote: (invoice) => quoteNumber(quoteOf(invoice) ?? { number: null, revisionLetter: "" }),
	Client: (invoice) => quoteOf(invoice)?.clientName ?? null,
	Email: (invoice) => quoteOf(invoice)?.clientEmail ?? null,
	Title: (invoice) => quoteOf(invoice)?.title ?? null,
	[`Amount (${unitOf(currency)})`]: (invoice) => toDecimal(invoice.amount, quoteOf(invoice)?.currency ?? currency),
	"Due on": ({ dueOn }) => dueOn,
	"Paid on": ({ paidOn }) => paidOn,
	Created: ({ createdAt }) => createdAt,
	Currency: (invoice) => quoteOf(invoice)?.currency ?? null,
});
