import { newRows } from "../../testing/newRows.ts";
import { testWithClock } from "../../testing/useBackend.ts";
import { day, useQuotes } from "./useQuotes.ts";

const { clock, admin, visitor, call, insert, read, answer, writeAndSend, write, rows, rowOf } = useQuotes();
const hour = 3_600_000;
const accept = { name: "Sari Dewi" };
let slots = 0;
/** A time for a call that no other test offers. */
const slot = () => new Date(Date.UTC(2027, 0, 1, 0, 15 * ++slots)).toISOString();
const same = (times: string[]) => times.map((time) => new Date(time).toISOString());
const traces = async (id: string) =>
	(await rows(`mails?select=kind,event&quote_id=eq.${id}&order=id`)).map(({ kind, event }) => `${kind} ${event}`);
const refused = async (response: Promise<{ status: number; body: any }>, id: string, status: number, message?: string) => {
	const before = await rowOf(id);
	const found = await response;
	expect([found.status, found.body.message]).toEqual([status, message ?? expect.any(String)]);
	// A check's details would be the whole row.
	expect(found.body.details ?? "").not.toContain("Sari");
	expect(await rowOf(id)).toEqual(before);
};

test("a client reads, accepts with a time, and sees what was agreed", async () => {
	const [time, other] = [slot(), slot()];
	const { id, number, token } = await writeAndSend({ call_times: [other, time], discount: 100_000 });
	const { body } = await read(token);
	expect(body).toMatchObject({
		status: "sent",
		number,
		revision: "",
		total: 2_850_002,
		discount: 100_000,
		answers: 0,
		can_take_back: false,
		next_token: null,
		invoices: [],
	});
	for (const column of ["id", "hire_request_id", "row_key", "email_key", "viewed_at"]) expect(body).not.toHaveProperty(column);
	// In their order of time.
	expect(same(body.call_times)).toEqual([time, other]);
	expect((await answer(token, "accept", { ...accept, chosen_time: time, seen_answers: 0 })).body).toMatchObject({
		status: "accepted",
		accepted_name: "Sari Dewi",
		answers: 1,
		can_take_back: true,
	});
	expect(same([(await rowOf(id)).chosen_time])).toEqual([time]);
	expect(await traces(id)).toEqual(["notice opened", "notice accepted", "receipt accepted"]);
});

test("a client declines with a reason, which is text", async () => {
	const { token } = await writeAndSend();
	const note = '<script>alert(1)</script>\n"; drop table quotes; --';
	expect((await answer(token, "decline", { note })).body).toMatchObject({
		status: "declined",
		answer_note: note,
		accepted_name: null,
	});
	expect((await read(token)).body.answer_note).toBe(note);
});

testWithClock("after its last day a quote is expired and takes no answer", async () => {
	const { id, token } = await writeAndSend({ valid_until: day(0) });
	expect((await read(token)).body.status).toBe("sent");
	clock.setOffset(24 * hour);
	expect((await read(token)).body.status).toBe("expired");
	await refused(answer(token, "accept", accept), id, 409);
	await refused(answer(token, "decline"), id, 409);
	clock.setOffset(0);
	expect((await answer(token, "accept", accept)).body.status).toBe("accepted");
});

test("a withdrawn quote is shown and takes no answer", async () => {
	const { id, token } = await writeAndSend();
	expect((await call("withdraw_quote", { quote: id })).status).toBe(204);
	expect((await read(token)).body.status).toBe("withdrawn");
	for (const given of ["accept", "decline", "take_back"]) await refused(answer(token, given, accept), id, 409);
});

test.each([
	["no name", {}],
	["a null name", { name: null }],
	["an empty name", { name: "" }],
	["a blank name", { name: "  \u200b\u3164 " }],
	["two lines", { name: "Sari\nDewi" }],
	["201 letters", { name: "x".repeat(201) }],
	["10,000 letters", { name: "x".repeat(10_000) }],
])("a yes with %s is refused with a sentence", async (_, values) => {
	const { id, token } = await writeAndSend();
	await refused(answer(token, "accept", values), id, 400, "name has 1 to 200 characters in one line");
});

test("a yes takes a name of 200 characters, and markup as text", async () => {
	for (const name of ["x".repeat(200), "<img src=x onerror=alert(1)>", "'; drop table quotes; --", "\u{1f375}".repeat(200)]) {
		const { token } = await writeAndSend();
		expect((await answer(token, "accept", { name })).body.accepted_name).toBe(name);
		expect((await read(token)).body.accepted_name).toBe(name);
	}
});

test("a reason of 2,001 characters is refused with a sentence", async () => {
	const { id, token } = await writeAndSend();
	await refused(answer(token, "decline", { note: "x".repeat(2001) }), id, 400, "note has at most 2000 characters");
	expect((await answer(token, "decline", { note: "x".repeat(2000) })).status).toBe(200);
});

test("markup in every field is stored and read as text", async () => {
	const markup = "<b onclick='x'>&amp; [a](javascript:b)</b>";
	const lines = [{ title: markup, description: markup, quantity: 1, unit_price: 1, service_id: markup }];
	const { id, token } = await writeAndSend({ client_name: markup, title: markup, terms: markup, payment: markup, lines });
	const stored = { client_name: markup, title: markup, terms: markup, payment: markup, lines };
	expect(await rowOf(id)).toMatchObject(stored);
	expect((await read(token)).body).toMatchObject(stored);
});

test("an answer that names totals, other columns or another answer is refused", async () => {
	const { id, token } = await writeAndSend();
	for (const key of ["total", "lines", "discount", "status", "answered_at", "id"]) {
		await refused(answer(token, "accept", { ...accept, [key]: 1 }), id, 404);
	}
	for (const given of ["Accept", "", null, "sent", "withdraw"]) await refused(answer(token, given, accept), id, 400);
	await refused(answer(token, "take_back"), id, 409);
});

test("a time that is not offered, is over or is another client's is refused", async () => {
	const [time, mine] = [slot(), slot()];
	const past = new Date(Date.now() - hour).toISOString();
	const first = await writeAndSend({ call_times: [time] });
	const second = await writeAndSend({ call_times: [time, mine, past] });
	const message = "the time is not offered";
	await refused(answer(second.token, "accept", { ...accept, chosen_time: slot() }), second.id, 409, message);
	await refused(answer(second.token, "accept", { ...accept, chosen_time: past }), second.id, 409, message);
	expect((await answer(first.token, "accept", { ...accept, chosen_time: time })).status).toBe(200);
	expect(same((await read(second.token)).body.call_times)).toEqual([mine]);
	await refused(answer(second.token, "accept", { ...accept, chosen_time: time }), second.id, 409, "the time was taken meanwhile");
	// Once taken back it is free again.
	expect((await answer(first.token, "take_back")).body).toMatchObject({ status: "sent", chosen_time: null });
	expect(same((await read(second.token)).body.call_times)).toEqual([time, mine]);
	expect((await answer(second.token, "accept", { ...accept, chosen_time: time })).status).toBe(200);
});

test("of ten clients who choose one time at once, one gets it", async () => {
	const time = slot();
	const quotes = await Promise.all(Array.from({ length: 10 }, () => writeAndSend({ call_times: [time] })));
	const answers = await Promise.all(quotes.map(({ token }) => answer(token, "accept", { ...accept, chosen_time: time })));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
});

test("100 accepts at once are one: one event, one notice, one receipt", async () => {
	const hireRequest = (await admin.post("/rest/v1/hire_projects", newRows.hire_projects, { prefer: "return=representation" }))
		.body[0];
	const { id, number, token } = await writeAndSend({ hire_request_id: hireRequest.id });
	const answers = await Promise.all(Array.from({ length: 100 }, () => answer(token, "accept", { ...accept, seen_answers: 0 })));
	expect(new Set(answers.map(({ status, body }) => `${status} ${body.status} ${body.answers}`))).toEqual(
		new Set(["200 accepted 1"]),
	);
	expect(await traces(id)).toEqual(["notice accepted", "receipt accepted"]);
	const events = await rows(`enquiry_events?select=kind,detail&entity_id=eq.${hireRequest.id}&kind=like.quote*&order=created_at`);
	expect(events).toEqual([
		{ kind: "quote_sent", detail: { quote_id: id, number } },
		{ kind: "quote_accepted", detail: { quote_id: id, number } },
	]);
});

test("two tabs: the second answer of a stale page is refused, the same one is one", async () => {
	const { id, token } = await writeAndSend();
	expect((await answer(token, "accept", { ...accept, seen_answers: 0 })).status).toBe(200);
	expect((await answer(token, "accept", { name: "Other", seen_answers: 0 })).body.accepted_name).toBe("Sari Dewi");
	await refused(answer(token, "decline", { seen_answers: 0 }), id, 409, "the quote was answered meanwhile");
});

test("after taking back, a page from before is refused, and a new one accepts", async () => {
	const { id, token } = await writeAndSend();
	await answer(token, "accept", { ...accept, seen_answers: 0 });
	expect((await answer(token, "take_back", { seen_answers: 1 })).body).toMatchObject({
		status: "sent",
		accepted_name: null,
		answered_at: null,
		answers: 2,
	});
	expect((await answer(token, "take_back", { seen_answers: 1 })).status).toBe(200);
	await refused(answer(token, "accept", { ...accept, seen_answers: 0 }), id, 409, "the quote was answered meanwhile");
	await refused(answer(token, "decline", { seen_answers: 1 }), id, 409, "the quote was answered meanwhile");
	expect((await answer(token, "accept", { ...accept, seen_answers: 2 })).body).toMatchObject({ status: "accepted", answers: 3 });
	expect(await traces(id)).toEqual(
		["accepted", "taken_back", "accepted"].flatMap((event) => [`notice ${event}`, `receipt ${event}`]),
	);
});

testWithClock("an answer can be taken back for 24 hours and not later", async () => {
	for (const given of ["accept", "decline"]) {
		const [soon, late] = [await writeAndSend(), await writeAndSend()];
		await answer(soon.token, given, accept);
		await answer(late.token, given, accept);
		clock.setOffset(24 * hour - 60_000);
		expect((await read(soon.token)).body.can_take_back).toBe(true);
		expect((await answer(soon.token, "take_back")).body.status).toBe("sent");
		clock.setOffset(24 * hour + 60_000);
		expect((await read(late.token)).body.can_take_back).toBe(false);
		await refused(answer(late.token, "take_back"), late.id, 409);
		clock.setOffset(0);
	}
});

test("a yes with an invoice cannot be taken back", async () => {
	const { id, token } = await writeAndSend();
	await answer(token, "accept", accept);
	await insert("invoices", { quote_id: id, amount: 1, due_on: day(7) });
	expect((await read(token)).body).toMatchObject({
		can_take_back: false,
		invoices: [{ amount: 1, due_on: day(7), paid_on: null }],
	});
	await refused(answer(token, "take_back"), id, 409);
});

test("the twenty-first answer is refused", async () => {
	const { id, token } = await writeAndSend();
	for (let index = 0; index < 10; index++) {
		expect((await answer(token, "decline")).status).toBe(200);
		expect((await answer(token, "take_back")).status).toBe(200);
	}
	await refused(answer(token, "accept", accept), id, 429, "too many answers");
});

test("opening counts once and not by the admin, a draft or a second reader", async () => {
	const draft = await write();
	const { body: preview } = await call("preview_quote", { quote: draft });
	await read(preview);
	expect((await rowOf(draft)).viewed_at).toBeNull();
	const { id, token } = await writeAndSend();
	expect((await admin.post("/rest/v1/rpc/read_quote", { token })).status).toBe(200);
	expect((await rowOf(id)).viewed_at).toBeNull();
	await Promise.all(Array.from({ length: 10 }, () => visitor.post("/rest/v1/rpc/read_quote", { token })));
	expect((await rowOf(id)).viewed_at).not.toBeNull();
	expect(await traces(id)).toEqual(["notice opened"]);
});
