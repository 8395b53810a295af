import { newRows, returned } from "../../testing/newRows.ts";
import { testWithClock } from "../../testing/useBackend.ts";
import { day, newQuote, useQuotes } from "./useQuotes.ts";

const { clock, admin, service, call, insert, read, answer, writeAndSend, write, send, rows, rowOf } = useQuotes();
const accept = { name: "Sari" };
const revise = async (id: string): Promise<string> => (await call("revise_quote", { quote: id })).body;
const request = async () => (await admin.post("/rest/v1/hire_projects", newRows.hire_projects, returned)).body[0];

test("the holder of an old link is led to the sent revision, also two revisions on", async () => {
	const first = await writeAndSend();
	const second = await revise(first.id);
	expect((await read(first.token)).body).toMatchObject({ status: "withdrawn", next_token: null });
	const { body: preview } = await call("preview_quote", { quote: second });
	expect((await read(first.token)).body.next_token).toBeNull();
	const sent = await send(second);
	expect(sent.number).toBe(`${first.number}b`);
	expect((await read(preview)).status).toBe(404);
	const { body: old } = await read(first.token);
	expect(old).toMatchObject({ status: "withdrawn", next_token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) });
	expect((await read(old.next_token)).body).toMatchObject({ status: "sent", revision: "b" });

	const third = await revise(second);
	const last = await send(third);
	expect(last.number).toBe(`${first.number}c`);
	for (let token = first.token, step = 0; step < 2; step++) {
		const { body } = await read(token);
		expect(body.status).toBe("withdrawn");
		token = body.next_token;
		if (step === 1) expect((await answer(token, "accept", accept)).body).toMatchObject({ status: "accepted", revision: "c" });
	}
	expect((await read((await read(sent.token)).body.next_token)).body.status).toBe("accepted");
	// A later link does not open an earlier quote.
	expect((await read(last.token)).body.next_token).toBeNull();
});

test("a quote has one next revision, and only a sent, declined or withdrawn one has it", async () => {
	const { id, token } = await writeAndSend({ terms: "Lama", valid_until: day(2) });
	await answer(token, "decline");
	const draft = await revise(id);
	expect(await rowOf(id)).toMatchObject({ status: "withdrawn" });
	expect(await rowOf(draft)).toMatchObject({
		status: "draft",
		revision: "b",
		revision_of: id,
		terms: "Lama",
		sent_at: null,
		answered_at: null,
		answer_note: null,
		answers: 0,
		valid_until: day(14),
	});
	for (const refused of [id, draft]) expect((await call("revise_quote", { quote: refused })).status).toBe(409);
	const accepted = await writeAndSend();
	await answer(accepted.token, "accept", accept);
	expect((await call("revise_quote", { quote: accepted.id })).status).toBe(409);
	expect((await call("withdraw_quote", { quote: accepted.id })).status).toBe(409);
	expect((await call("withdraw_quote", { quote: await write() })).status).toBe(409);
	// Without its draft the quote can be revised again.
	expect((await admin.remove(`/rest/v1/quotes?id=eq.${draft}`)).status).toBe(200);
	expect((await rowOf(await revise(id))).revision).toBe("b");
});

test.each(["send_quote", "preview_quote", "withdraw_quote", "revise_quote"])("%s refuses an unknown quote", async (name) => {
	const { status } = await call(name, { quote: "11111111-1111-4111-8111-111111111111" });
	expect([404, 409]).toContain(status);
});

test("a withdrawn quote has no new link, and its mail does not leave", async () => {
	const id = await write();
	await send(id, true);
	expect(await rows(`mails?select=kind,recipient&quote_id=eq.${id}`)).toEqual([
		{ kind: "quote", recipient: "sari@example.test" },
	]);
	await call("withdraw_quote", { quote: id });
	expect(await rows(`mails?select=id&quote_id=eq.${id}`)).toEqual([]);
	expect((await call("send_quote", { quote: id })).status).toBe(409);
	expect((await call("withdraw_quote", { quote: id })).status).toBe(204);
});

test("a repeated request to send is refused, and the link of the first one stays", async () => {
	const { id, token } = await writeAndSend();
	expect(await call("send_quote", { quote: id, by_mail: true })).toMatchObject({
		status: 409,
		body: { message: "the quote is sent already" },
	});
	expect(await rows(`mails?select=id&quote_id=eq.${id}`)).toEqual([]);
	expect((await read(token)).status).toBe(200);
	const next = await send(id, false, true);
	expect([(await read(token)).status, (await read(next.token)).status]).toEqual([404, 200]);
});

test("a quote keeps the currency in which it was sent; a draft has the site's", async () => {
	const { id, token } = await writeAndSend();
	const draft = await write();
	await service.patch("/rest/v1/site_settings?id=eq.site", { currency: "EUR" });
	const currencies = async () => [(await rowOf(id)).currency, (await read(token)).body.currency, (await rowOf(draft)).currency];
	expect(await currencies()).toEqual(["IDR", "IDR", "EUR"]);
	for (const caller of [admin, service])
		expect((await caller.patch(`/rest/v1/quotes?id=eq.${id}`, { currency: "USD" })).status).toBeGreaterThanOrEqual(400);
	expect(await currencies()).toEqual(["IDR", "IDR", "EUR"]);
	await service.patch("/rest/v1/site_settings?id=eq.site", { currency: "IDR" });
});

test("the content of a sent quote is fixed for the admin and the service", async () => {
	const { id } = await writeAndSend({ call_times: ["2031-01-01T00:00:00Z"] });
	const before = await rowOf(id);
	const changes = {
		client_name: "Other",
		client_email: "other@example.test",
		title: "Other",
		language: "id",
		lines: [{ title: "Other", quantity: 1, unit_price: 1 }],
		discount: 1,
		terms: "Other",
		payment: "Other",
		call_times: [],
		valid_until: day(90),
	};
	for (const [column, value] of Object.entries(changes)) {
		for (const caller of [admin, service]) {
			expect(await caller.patch(`/rest/v1/quotes?id=eq.${id}`, { [column]: value })).toMatchObject({
				status: 409,
				body: { hint: "Revise it." },
			});
		}
	}
	for (const column of ["number", "sent_at", "status", "total", "answers", "chosen_time", "created_at"]) {
		expect((await admin.patch(`/rest/v1/quotes?id=eq.${id}`, { [column]: null })).status).toBeGreaterThanOrEqual(400);
	}
	expect(await rowOf(id)).toEqual(before);
});

test("a draft that is over is not sent, and keeps no number", async () => {
	const id = await write({ valid_until: day(-1) });
	expect(await call("send_quote", { quote: id })).toMatchObject({ status: 400, body: { message: "valid_until is over" } });
	expect((await rowOf(id)).number).toBeNull();
});

const year = day(0).slice(0, 4);
const nextNumber = async (quotes: Promise<{ number: string }>) => Number((await quotes).number.split("-")[1]);

test("numbers go on after a deleted draft, a deleted quote and a refused sending", async () => {
	const start = await nextNumber(writeAndSend());
	const declined = await writeAndSend();
	expect(declined.number).toBe(`${year}-${String(start + 1).padStart(3, "0")}`);
	await answer(declined.token, "decline");
	expect((await admin.remove(`/rest/v1/quotes?id=eq.${declined.id}`)).status).toBe(200);
	await admin.remove(`/rest/v1/quotes?id=eq.${await write()}`);
	await call("send_quote", { quote: await write({ valid_until: day(-1) }) });
	expect(await nextNumber(writeAndSend())).toBe(start + 2);
	const ids = await Promise.all(Array.from({ length: 10 }, () => write()));
	const sent = await Promise.all(ids.map((id) => nextNumber(send(id))));
	expect(sent.sort((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, index) => start + 3 + index));
});

testWithClock("a new year starts at 1, and a clock that goes back gives no number twice", async () => {
	await writeAndSend();
	const toNextYear = new Date(`${Number(year) + 1}-01-02T00:00:00Z`).getTime() - Date.now();
	clock.setOffset(toNextYear);
	const valid_until = day(30, Date.now() + toNextYear);
	const next = Number(year) + 1;
	expect((await writeAndSend({ valid_until })).number).toBe(`${next}-001`);
	expect((await writeAndSend({ valid_until })).number).toBe(`${next}-002`);
	clock.setOffset(0);
	expect((await writeAndSend()).number).toBe(`${next}-003`);
});

test("sending keeps an open form of the settings", async () => {
	const settings = async () => (await admin.get("/rest/v1/quote_settings")).body[0];
	const before = await settings();
	await writeAndSend();
	expect((await settings()).updated_at).toBe(before.updated_at);
});

test("a quote without texts has those of the settings", async () => {
	await admin.patch("/rest/v1/quote_settings?id=eq.quotes", {
		terms: "Syarat",
		payment: "Transfer",
		valid_days: 3,
		payment_image: "/qris.png",
	});
	const id = await write();
	expect(await rowOf(id)).toMatchObject({ terms: "Syarat", payment: "Transfer", valid_until: day(3) });
	const { token } = await send(id);
	await admin.patch("/rest/v1/quote_settings?id=eq.quotes", { terms: "Lain", payment: "Lain", valid_days: 14 });
	expect((await read(token)).body).toMatchObject({ terms: "Syarat", payment: "Transfer", payment_image: "/qris.png" });
});

test("a hire request has the amount, a follow-up and the yes of its quote", async () => {
	const { id } = await request();
	const board = async () => (await rows(`hire_projects?select=value,follow_up_on,status&id=eq.${id}`))[0];
	const { token } = await writeAndSend({ hire_request_id: id, valid_until: day(10), discount: 50_002 });
	expect(await board()).toEqual({ value: 2_900_000, follow_up_on: day(8), status: "pending" });
	await answer(token, "accept", accept);
	expect((await board()).status).toBe("accepted");
	await answer(token, "take_back");
	expect((await board()).status).toBe("reviewing");
	await answer(token, "decline");
	expect((await board()).status).toBe("reviewing");
	const kinds = (await rows(`enquiry_events?select=kind&entity_id=eq.${id}&order=created_at`)).map(({ kind }) => kind);
	expect(kinds).toEqual([
		"received",
		"quote_sent",
		"follow_up",
		"quote_accepted",
		"status",
		"quote_taken_back",
		"status",
		"quote_declined",
	]);
});

test("a follow-up that was set stays, and one for a short quote is today", async () => {
	const [set, short] = [await request(), await request()];
	await admin.patch(`/rest/v1/hire_projects?id=eq.${set.id}`, { follow_up_on: "2031-01-01" });
	await writeAndSend({ hire_request_id: set.id });
	await writeAndSend({ hire_request_id: short.id, valid_until: day(1) });
	const followUp = async (id: string) => (await rows(`hire_projects?select=follow_up_on&id=eq.${id}`))[0].follow_up_on;
	expect([await followUp(set.id), await followUp(short.id)]).toEqual(["2031-01-01", day(0)]);
});

test("the largest quote fits its hire request, a larger one is refused", async () => {
	const { id } = await request();
	const lines = (unit_price: number, quantity = 1) => [{ title: "a", quantity, unit_price }];
	await writeAndSend({ hire_request_id: id, lines: lines(1_000_000_000_000) });
	expect((await rows(`hire_projects?select=value&id=eq.${id}`))[0].value).toBe(1_000_000_000_000);
	const refused = await admin.post("/rest/v1/quotes", { ...newQuote, lines: lines(1_000_000_000_000, 1.01) });
	expect(refused).toMatchObject({ status: 400, body: { code: "23514" } });
});

test("an accepted quote outlives its hire request, and no role of the API deletes it", async () => {
	const { id: hireRequest } = await request();
	const { id, token } = await writeAndSend({ hire_request_id: hireRequest });
	await answer(token, "accept", accept);
	expect((await admin.remove(`/rest/v1/hire_projects?id=eq.${hireRequest}`)).status).toBe(200);
	expect(await rowOf(id)).toMatchObject({ status: "accepted", hire_request_id: null, accepted_name: "Sari" });
	for (const caller of [admin, service]) {
		expect((await caller.remove(`/rest/v1/quotes?id=eq.${id}`)).status).toBe(409);
		// Nothing of a list is deleted.
		const declined = await write();
		expect((await caller.remove(`/rest/v1/quotes?id=in.(${id},${declined})`)).status).toBe(409);
		expect(await rowOf(declined)).toBeDefined();
	}
	expect((await read(token)).body.status).toBe("accepted");
	expect(await insert("invoices", { quote_id: id, amount: 1, due_on: day(1) })).toMatchObject({ quote_id: id });
});
