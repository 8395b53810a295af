import { DataError } from "../errors/DataError.ts";
import { throwIfInvalid } from "../rules/validate.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import { createMemoryDraftRepository } from "../testing/memoryTableRepository.ts";
import type { Invoice, Quote, QuoteDraft, QuoteRepository, QuoteSettingsRepository } from "./Quote.ts";
import { quoteNumber, quoteTotal, summarizeOpen, validateQuote, validateQuoteSettings } from "./quoteRules.ts";
import { quoteTable } from "./quoteTables.ts";

/** The admin's repository of quotes and invoices, in memory. */
export function createMemoryQuoteRepository(store: MemoryStore): QuoteRepository {
	const table = store.quotes;
	const parts = createMemoryDraftRepository<Quote, Quote, QuoteDraft>(store, table, quoteTable, validateQuote);
	const { repository, respond, change } = parts;
	const unsent = {
		number: null,
		currency: "IDR",
		revisionLetter: "",
		status: "draft",
		sentAt: null,
		viewedAt: null,
		answeredAt: null,
		acceptedName: null,
		answerNote: null,
		chosenTime: null,
	} as const;
	const withTotal = (quote: Quote): Quote => ({ ...quote, total: quoteTotal(quote) });
	const find = (id: string): Quote => {
		const quote = table.rows.find((row) => row.id === id);
		if (!quote) throw new DataError("not-found", `No quote ${id} in memory`);
		return quote;
	};
	const refuse = (reason: string): never => {
		throw new DataError("conflict", reason);
	};
	const move = (id: string, fields: Partial<Quote>) => change(id, (row) => ({ ...row, ...fields, ...store.stamp() }));
	const invoicesByKey = new Map<string, Invoice>();
	let tokens = 0;
	const createToken = () => String(++tokens).padStart(43, "m");

	return {
		...repository,
		async create(draft, key) {
			const { id } = await repository.create(draft, key);
			return change(id, (row) => withTotal({ ...row, ...unsent }));
		},
		async save(id, changes, revision) {
			if (find(id).status !== "draft") refuse("a sent quote does not change");
			await repository.save(id, changes, revision);
			return change(id, withTotal);
		},
		async delete(ids) {
			if (ids.some((id) => table.rows.find((row) => row.id === id)?.status === "accepted")) refuse("an accepted quote is kept");
			return repository.delete(ids);
		},
		listOfRequest: (hireRequestId) => respond(() => table.rows.filter((row) => row.hireRequestId === hireRequestId).toReversed()),
		readOpen: (day) =>
			respond(() => summarizeOpen(table.rows.filter(({ status, validUntil }) => status === "sent" && validUntil >= day))),
		send: (id, { replaces = false } = {}) =>
			respond(() => {
				const quote = find(id);
				if (quote.status === "withdrawn") refuse("a withdrawn quote has no new link");
				if (quote.status !== "draft" && !replaces) refuse("the quote is sent already");
				const isOver = quote.status === "draft" && quote.validUntil < new Date().toISOString().slice(0, 10);
				if (isOver) throw new DataError("invalid", "valid_until is over");
				const count = new Set(table.rows.map((row) => row.number).filter(Boolean)).size;
				const number = quote.number ?? `${new Date().getFullYear()}-${String(count + 1).padStart(3, "0")}`;
				const sent = quote.status === "draft" ? move(id, { status: "sent", number, sentAt: new Date() }) : quote;
				return { number: quoteNumber(sent) as string, token: createToken() };
			}),
		preview: (id) => respond(() => (find(id).status === "draft" ? createToken() : refuse("only a draft has a preview"))),
		withdraw: (id) =>
			respond(() => {
				const { status } = find(id);
				if (!["sent", "declined", "withdrawn"].includes(status)) refuse(`a quote cannot go from ${status} to withdrawn`);
				if (status !== "withdrawn") move(id, { status: "withdrawn" });
			}),
		revise: (id) =>
			respond(() => {
				const quote = find(id);
				const letter = String.fromCharCode((quote.revisionLetter || "a").charCodeAt(0) + 1);
				const isRevised = table.rows.some(({ number, revisionLetter }) => number === quote.number && revisionLetter === letter);
				if (isRevised || !["sent", "declined", "withdrawn"].includes(quote.status))
					refuse("only a sent quote without a later one is revised");
				move(id, { status: "withdrawn" });
				const row = { ...quote, ...unsent, number: quote.number, revisionLetter: letter, id: crypto.randomUUID() };
				const stamp = store.stamp();
				return parts.insert({ ...row, ...stamp, createdAt: stamp.updatedAt }).id;
			}),
		listInvoices: (quoteId) =>
			respond(() => store.invoices.rows.filter((invoice) => quoteId === undefined || invoice.quoteId === quoteId)),
		createInvoice: (values, key) =>
			respond(() => {
				const made = key && invoicesByKey.get(key);
				if (made) return made;
				const quote = find(values.quoteId);
				if (quote.status !== "accepted") refuse("only an accepted quote has invoices");
				const { rows } = store.invoices;
				const billed = rows.filter(({ quoteId }) => quoteId === quote.id).reduce((sum, { amount }) => sum + amount, 0);
				if (values.amount < 1 || values.amount + billed > quote.total)
					throw new DataError("invalid", "The amount is refused", { reason: "amount" });
				const number = `INV-${new Date().getFullYear()}-${String(rows.length + 1).padStart(3, "0")}`;
				const invoice: Invoice = { ...values, id: crypto.randomUUID(), number, paidOn: null, createdAt: new Date() };
				rows.push(invoice);
				if (key) invoicesByKey.set(key, invoice);
				return invoice;
			}),
		updateInvoice: (id, changes) =>
			respond(() => {
				const invoice = store.invoices.rows.find((row) => row.id === id);
				if (!invoice) throw new DataError("not-found", `No invoice ${id} in memory`);
				const changed = { ...invoice, ...changes };
				store.invoices.rows = store.invoices.rows.map((row) => (row === invoice ? changed : row));
				return changed;
			}),
	};
}

/** The admin's repository of the quotes' settings, in memory. */
export function createMemoryQuoteSettings(store: MemoryStore): QuoteSettingsRepository {
	const respond = <T>(value: () => T) => store.respond("quoteSettings", value);
	return {
		get: () => respond(() => store.quoteSettings),
		save: (_, changes, revision) =>
			respond(() => {
				throwIfInvalid(validateQuoteSettings(changes));
				if (store.quoteSettings.revision !== revision) throw new DataError("conflict", "The settings were changed in memory");
				store.quoteSettings = { ...store.quoteSettings, ...changes, ...store.stamp() };
				return store.quoteSettings;
			}),
	};
}
