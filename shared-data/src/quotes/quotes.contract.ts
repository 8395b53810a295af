import type { AdminRepositories } from "../contract/repositories.ts";
import { quoteDraft } from "../testing/builders.ts";
import type { QuoteDraft, QuoteReader } from "./Quote.ts";
import { quoteTotal } from "./quoteRules.ts";

interface Views {
	admin: Pick<AdminRepositories, "quotes" | "quoteSettings">;
	/** A hire request that a quote can belong to. */
	createRequest(): Promise<string>;
	/** The client accepts a sent quote. */
	accept(id: string, token: string): Promise<void>;
}

const missing = "11111111-1111-4111-8111-111111111111";
const conflict = { name: "DataError", kind: "conflict" };

/** The contract of the admin's repositories of quotes; other quotes may be stored already. */
export function describeQuotes(implementation: string, prepare: () => Promise<Views>): void {
	describe(`quotes in ${implementation}`, () => {
		async function prepareQuote(fields: Partial<QuoteDraft> = {}) {
			const views = await prepare();
			const quote = await views.admin.quotes.create({ ...quoteDraft, ...fields });
			return { ...views, quotes: views.admin.quotes, quote, id: quote.id };
		}
		async function prepareAccepted() {
			const views = await prepareQuote();
			const { token } = await views.quotes.send(views.id);
			await views.accept(views.id, token);
			return views;
		}

		test("a new quote is a draft with its total and without a number", async () => {
			const { quotes, quote, id } = await prepareQuote({ title: "  Situs ", terms: " Dua putaran.\n" });
			expect(quote).toMatchObject({
				...quoteDraft,
				title: "Situs",
				terms: "Dua putaran.",
				total: 2_850_000,
				currency: "IDR",
				status: "draft",
				number: null,
				revisionLetter: "",
				sentAt: null,
				viewedAt: null,
				answeredAt: null,
				acceptedName: null,
				answerNote: null,
				chosenTime: null,
			});
			expect(await quotes.get(id)).toEqual(quote);
			expect(await quotes.get(missing)).toBeNull();
		});

		test.each<[keyof QuoteDraft, Partial<QuoteDraft>]>([
			["clientName", { clientName: " " }],
			["clientEmail", { clientEmail: "sari" }],
			["title", { title: "a\nb" }],
			["lines", { lines: [] }],
			["lines", { lines: [{ title: "a", description: "", quantity: 0, unitPrice: 1, serviceId: null }] }],
			["lines", { lines: [{ title: "a", description: "", quantity: 2, unitPrice: 1_000_000_000_000, serviceId: null }] }],
			["discount", { discount: 2_950_001 }],
			["terms", { terms: "x".repeat(10_001) }],
			["payment", { payment: "x".repeat(2_001) }],
			["callTimes", { callTimes: Array(4).fill(quoteDraft.callTimes[0]) }],
			["validUntil", { validUntil: "2026-02-30" }],
		])("a quote whose %s cannot be stored is invalid", async (reason, fields) => {
			const { admin } = await prepare();
			await expect(admin.quotes.create({ ...quoteDraft, ...fields })).rejects.toMatchObject({ kind: "invalid", reason });
		});

		test("a draft is saved with a new total, and a save of an older version is a conflict", async () => {
			const { quotes, quote, id } = await prepareQuote();
			const lines = [{ title: "Jam", description: "", quantity: 2.5, unitPrice: 100_001, serviceId: null }];
			const saved = await quotes.save(id, { lines, discount: 0 }, quote.revision);
			expect(saved).toMatchObject({ lines, total: quoteTotal({ lines, discount: 0 }), title: quoteDraft.title });
			expect(saved.total).toBe(250_003);
			await expect(quotes.save(id, { title: "Lain" }, quote.revision)).rejects.toMatchObject(conflict);
		});

		test("a sent quote has a number and does not change; a new link keeps the number", async () => {
			const { quotes, id } = await prepareQuote();
			const { number, token } = await quotes.send(id);
			expect(number).toMatch(/^\d{4}-\d{3,}$/);
			expect(token).toHaveLength(43);
			const sent = await quotes.get(id);
			expect(sent).toMatchObject({ status: "sent", number, sentAt: expect.any(Date) });
			await expect(quotes.save(id, { title: "Lain" }, sent?.revision ?? "")).rejects.toMatchObject(conflict);
			await expect(quotes.send(id)).rejects.toMatchObject(conflict);
			const again = await quotes.send(id, { replaces: true });
			expect(again).toEqual({ number, token: expect.any(String) });
			expect(again.token).not.toBe(token);
			const next = await quotes.create(quoteDraft);
			const later = (await quotes.send(next.id)).number;
			expect(Number(later.slice(5))).toBe(Number(number.slice(5)) + 1);
		});

		test("a draft that is over is not sent", async () => {
			const { quotes, id } = await prepareQuote({ validUntil: "2020-01-01" });
			await expect(quotes.send(id)).rejects.toMatchObject({ kind: "invalid" });
			expect(await quotes.get(id)).toMatchObject({ status: "draft", number: null });
		});

		test("only a draft has a preview, and only a sent quote is withdrawn", async () => {
			const { quotes, id } = await prepareQuote();
			expect(await quotes.preview(id)).toHaveLength(43);
			await expect(quotes.withdraw(id)).rejects.toMatchObject(conflict);
			await quotes.send(id);
			await expect(quotes.preview(id)).rejects.toMatchObject(conflict);
			await quotes.withdraw(id);
			await quotes.withdraw(id);
			expect(await quotes.get(id)).toMatchObject({ status: "withdrawn" });
			await expect(quotes.send(id)).rejects.toMatchObject(conflict);
			for (const step of [quotes.send, quotes.withdraw]) {
				await expect(step(missing)).rejects.toMatchObject({ name: "DataError", kind: "not-found" });
			}
		});

		test("a revision has the same number with the next letter, once", async () => {
			const { quotes, id } = await prepareQuote();
			await expect(quotes.revise(id)).rejects.toMatchObject(conflict);
			const { number } = await quotes.send(id);
			const next = await quotes.revise(id);
			expect(await quotes.get(id)).toMatchObject({ status: "withdrawn" });
			expect(await quotes.get(next)).toMatchObject({ ...quoteDraft, number, revisionLetter: "b", status: "draft", sentAt: null });
			await expect(quotes.revise(id)).rejects.toMatchObject(conflict);
			expect(await quotes.send(next)).toMatchObject({ number: `${number}b` });
			expect(await quotes.get(await quotes.revise(next))).toMatchObject({ number, revisionLetter: "c" });
		});

		test("drafts are deleted, an accepted quote is not, and a list with one is refused", async () => {
			const { quotes, id, admin } = await prepareAccepted();
			await expect(quotes.withdraw(id)).rejects.toMatchObject(conflict);
			await expect(quotes.revise(id)).rejects.toMatchObject(conflict);
			const other = await admin.quotes.create(quoteDraft);
			await expect(quotes.delete([other.id, id])).rejects.toMatchObject(conflict);
			expect(await quotes.delete([other.id])).toMatchObject({ done: [other.id], missing: [] });
			expect(await quotes.get(other.id)).toBeNull();
			expect(await quotes.get(id)).toMatchObject({ status: "accepted" });
		});

		test("the quotes of a hire request come newest first", async () => {
			const { admin, createRequest } = await prepare();
			const hireRequestId = await createRequest();
			const first = await admin.quotes.create({ ...quoteDraft, hireRequestId });
			const second = await admin.quotes.create({ ...quoteDraft, hireRequestId });
			await admin.quotes.create(quoteDraft);
			expect((await admin.quotes.listOfRequest(hireRequestId)).map(({ id }) => id)).toEqual([second.id, first.id]);
			expect(await admin.quotes.listOfRequest("none")).toEqual([]);
		});

		test("open quotes are sent and not over", async () => {
			const { quotes, id } = await prepareQuote({ validUntil: "2030-05-05" });
			const before = await quotes.readOpen("2030-05-05");
			await quotes.send(id);
			expect(await quotes.readOpen("2030-05-05")).toEqual({
				count: before.count + 1,
				totals: [{ currency: "IDR", total: (before.totals[0]?.total ?? 0) + 2_850_000 }],
			});
			const over = await quotes.readOpen("2030-05-06");
			await quotes.withdraw(id);
			expect(await quotes.readOpen("2030-05-05")).toEqual(before);
			expect(await quotes.readOpen("2030-05-06")).toEqual(over);
		});

		test("the list is searched by number, client and title, and filtered by status", async () => {
			const { quotes, id } = await prepareQuote({ clientName: "Ñusa Searched", title: "Peta Dicari" });
			const { number } = await quotes.send(id);
			const page = { page: 1, pageSize: 10 };
			for (const search of [number, "nusa searched", "PETA DICARI"]) {
				const found = await quotes.listPage({ ...page, search, status: "sent" });
				expect(found.rows.map((row) => row.id)).toContain(id);
				expect((await quotes.listPage({ ...page, search, status: "declined" })).rows).toEqual([]);
			}
		});

		test("invoices of an accepted quote reach its total", async () => {
			const { quotes, id, admin } = await prepareAccepted();
			const first = await quotes.createInvoice({ quoteId: id, amount: 2_000_000, dueOn: "2030-01-01" });
			expect(first).toMatchObject({ quoteId: id, amount: 2_000_000, dueOn: "2030-01-01", paidOn: null });
			expect(first.number).toMatch(/^INV-\d{4}-\d{3,}$/);
			const more = { quoteId: id, amount: 850_001, dueOn: "2030-01-01" };
			await expect(quotes.createInvoice(more)).rejects.toMatchObject({ kind: "invalid", reason: "amount" });
			await expect(quotes.createInvoice({ ...more, amount: 0 })).rejects.toMatchObject({ kind: "invalid" });
			const second = await quotes.createInvoice({ ...more, amount: 850_000 });
			expect(Number(second.number.slice(9))).toBe(Number(first.number.slice(9)) + 1);
			const paid = await quotes.updateInvoice(first.id, { paidOn: "2030-01-02", dueOn: "2030-02-02" });
			expect(paid).toEqual({ ...first, paidOn: "2030-01-02", dueOn: "2030-02-02" });
			expect(await quotes.listInvoices(id)).toEqual([paid, second]);
			expect((await quotes.listInvoices()).map((invoice) => invoice.id)).toEqual(expect.arrayContaining([first.id, second.id]));
			const unanswered = await admin.quotes.create(quoteDraft);
			await expect(quotes.createInvoice({ ...more, quoteId: unanswered.id })).rejects.toMatchObject(conflict);
			await expect(quotes.updateInvoice(missing, { paidOn: null })).rejects.toMatchObject({
				name: "DataError",
				kind: "not-found",
			});
		});

		test("a repeated request for an invoice with its key returns the one that it made", async () => {
			const { quotes, id } = await prepareAccepted();
			for (const amount of [1_000_000, 1_850_000]) {
				const values = { quoteId: id, amount, dueOn: "2030-01-01" };
				const key = crypto.randomUUID();
				const made = await quotes.createInvoice(values, key);
				expect(await quotes.createInvoice(values, key)).toEqual(made);
			}
			expect((await quotes.listInvoices(id)).map(({ amount }) => amount)).toEqual([1_000_000, 1_850_000]);
		});

		test("the settings are what a save left, and a save of an older version is a conflict", async () => {
			const { admin } = await prepare();
			const { revision, id } = await admin.quoteSettings.get();
			const changes = { terms: "Syarat", payment: "Transfer", paymentImage: "/qris.png", validDays: 30 };
			expect(await admin.quoteSettings.save(id, changes, revision)).toMatchObject(changes);
			const stored = await admin.quoteSettings.get();
			expect(stored).toMatchObject({ id: "quotes", ...changes });
			await expect(admin.quoteSettings.save(id, { terms: "Lain" }, revision)).rejects.toMatchObject(conflict);
			for (const [reason, fields] of Object.entries({ validDays: { validDays: 0 }, paymentImage: { paymentImage: "qris" } })) {
				await expect(admin.quoteSettings.save(id, fields, stored.revision)).rejects.toMatchObject({ kind: "invalid", reason });
			}
		});
	});
}

/** The contract of the client's side. */
export function describeQuoteReader(
	implementation: string,
	prepare: () => Promise<{ admin: Pick<AdminRepositories, "quotes">; reader: QuoteReader }>,
): void {
	describe(`a client's quote in ${implementation}`, () => {
		async function prepareSent(fields: Partial<QuoteDraft> = {}) {
			const { admin, reader } = await prepare();
			const { id } = await admin.quotes.create({ ...quoteDraft, ...fields });
			return { ...(await admin.quotes.send(id)), id, reader, quotes: admin.quotes };
		}

		test("the holder of the token reads it, nobody else does", async () => {
			const { reader, token, number, id, quotes } = await prepareSent();
			const { hireRequestId: _, ...content } = quoteDraft;
			expect(await reader.read(token)).toEqual({
				...content,
				number,
				status: "sent",
				total: 2_850_000,
				currency: "IDR",
				sentAt: (await quotes.get(id))?.sentAt,
				answeredAt: null,
				acceptedName: null,
				answerNote: null,
				chosenTime: null,
				answers: 0,
				canTakeBack: false,
				paymentImage: "/qris.png",
				nextToken: null,
				invoices: [],
			});
			for (const wrong of ["", "\0", `${token}\0x`, `${token}x`, "\ufffd"]) expect(await reader.read(wrong)).toBeNull();
			expect((await quotes.get(id))?.viewedAt).toEqual(expect.any(Date));
		});

		test("a yes with a time, taken back, and a no with a reason", async () => {
			const [time = ""] = ["2031-02-02T03:00:00.000Z"];
			const { reader, token, id, quotes } = await prepareSent({ callTimes: [time] });
			const accepted = await reader.answer(token, { answer: "accept", name: " Sari ", chosenTime: time }, 0);
			expect(accepted).toMatchObject({
				status: "accepted",
				acceptedName: "Sari",
				chosenTime: time,
				answers: 1,
				canTakeBack: true,
			});
			await expect(reader.answer(token, { answer: "decline" }, 0)).rejects.toMatchObject(conflict);
			expect(await reader.answer(token, { answer: "take_back" }, 1)).toMatchObject({
				status: "sent",
				chosenTime: null,
				answers: 2,
			});
			expect(await reader.answer(token, { answer: "decline", note: "Mahal" })).toMatchObject({
				status: "declined",
				answerNote: "Mahal",
			});
			expect(await quotes.get(id)).toMatchObject({ status: "declined", answerNote: "Mahal", answeredAt: expect.any(Date) });
		});

		test("an answer without a name, for another time or with a wrong token is refused", async () => {
			const { reader, token } = await prepareSent();
			await expect(reader.answer(token, { answer: "accept", name: " " })).rejects.toMatchObject({ kind: "invalid" });
			const chosenTime = "2031-03-03T03:00:00.000Z";
			await expect(reader.answer(token, { answer: "accept", name: "Sari", chosenTime })).rejects.toMatchObject(conflict);
			await expect(reader.answer(`${token}x`, { answer: "decline" })).rejects.toMatchObject({ kind: "not-found" });
			expect((await reader.read(token))?.status).toBe("sent");
		});

		test("a withdrawn quote leads to its next revision", async () => {
			const { reader, token, id, number, quotes } = await prepareSent();
			const next = await quotes.revise(id);
			expect(await reader.read(token)).toMatchObject({ status: "withdrawn", nextToken: null });
			await quotes.send(next);
			const { nextToken } = (await reader.read(token)) ?? {};
			expect(await reader.read(nextToken ?? "")).toMatchObject({ status: "sent", number: `${number}b` });
		});
	});
}
