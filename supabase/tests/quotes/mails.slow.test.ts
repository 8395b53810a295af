import { newRows, returned } from "../../testing/newRows.ts";
import { testWithClock } from "../../testing/useBackend.ts";
import { day, useQuotes } from "./useQuotes.ts";

const { clock, admin, service, call, read, answer, writeAndSend, write, send, rows } = useQuotes();
const minute = 60_000;
const claim = async (): Promise<any[]> => (await service.post("/rest/v1/rpc/claim_mails", {})).body;
const deliver = (id: number) =>
	service.patch(`/rest/v1/mails?id=eq.${id}`, { sent_at: new Date().toISOString(), next_attempt_at: null });
/** Mails of earlier tests have left. */
beforeEach(() => service.patch("/rest/v1/mails?sent_at=is.null", { sent_at: new Date().toISOString(), next_attempt_at: null }));

testWithClock("a quote's mail has its token until it is sent, and its receipt has none", async () => {
	// Of the service, whose rows send no mail.
	const request = (await service.post("/rest/v1/hire_projects", newRows.hire_projects, returned)).body[0];
	const id = await write({ hire_request_id: request.id });
	const { token, number } = await send(id, true);
	const [mail] = await claim();
	expect(mail).toMatchObject({
		kind: "quote",
		entity: "quotes",
		recipient: "sari@example.test",
		enquiry: { id, token, number, event: null },
	});
	expect(await claim()).toEqual([]);
	// A mailer that died before it sent: the next one still has the link.
	clock.setOffset(6 * minute);
	expect((await claim())[0].enquiry.token).toBe(token);
	await deliver(mail.id);
	await service.patch(`/rest/v1/mails?id=eq.${mail.id}`, { sent_at: null, next_attempt_at: new Date(0).toISOString() });
	expect((await claim())[0].enquiry.token).toBeNull();
	const events = await rows(`enquiry_events?select=kind,detail&entity_id=eq.${request.id}&kind=eq.mail_sent`);
	expect(events).toEqual([{ kind: "mail_sent", detail: { mail: "quote" } }]);
	await deliver(mail.id);
	await answer(token, "accept", { name: "Sari" });
	clock.setOffset(12 * minute);
	const claimed = await claim();
	expect(
		claimed.map(({ kind, recipient, enquiry }) => [kind, recipient, enquiry.event, enquiry.token, enquiry.accepted_name]),
	).toEqual([
		["notice", null, "accepted", null, "Sari"],
		["receipt", "sari@example.test", "accepted", null, "Sari"],
	]);
});

test("a new link replaces the waiting mail", async () => {
	const id = await write();
	await send(id, true);
	const { token } = await send(id, true, true);
	const claimed = await claim();
	expect(claimed.map(({ enquiry }) => enquiry.token)).toEqual([token]);
});

test("without a mailer a quote is sent by its link only", async () => {
	await service.patch("/rest/v1/mail_settings?id=eq.mail", { is_on: false });
	const id = await write();
	expect(await call("send_quote", { quote: id, by_mail: true })).toMatchObject({
		status: 409,
		body: { message: "the site sends no mail" },
	});
	expect((await rows(`quotes?select=status,number&id=eq.${id}`))[0]).toEqual({ status: "draft", number: null });
	const { token } = await send(id);
	await read(token);
	await answer(token, "decline");
	expect(await rows(`mails?select=kind&quote_id=eq.${id}`)).toEqual([]);
	await service.patch("/rest/v1/mail_settings?id=eq.mail", { is_on: true });
});

test("an answer has a receipt only where the site sends receipts", async () => {
	await service.patch("/rest/v1/mail_settings?id=eq.mail", { sends_receipts: false });
	const { id, token } = await writeAndSend();
	await answer(token, "accept", { name: "Sari" });
	expect(await rows(`mails?select=kind,event&quote_id=eq.${id}`)).toEqual([{ kind: "notice", event: "accepted" }]);
	await service.patch("/rest/v1/mail_settings?id=eq.mail", { sends_receipts: true });
});

testWithClock("two days before its end an open quote has one notice", async () => {
	const { id } = await writeAndSend({ valid_until: day(5) });
	const answered = await writeAndSend({ valid_until: day(5) });
	await answer(answered.token, "decline");
	const endings = async () =>
		(await rows("mails?select=quote_id,kind&event=eq.ending")).filter(({ quote_id }) => [id, answered.id].includes(quote_id));
	const days = 24 * 60 * minute;
	for (const [offset, count] of [
		[0, 0],
		[2, 0],
		[3, 1],
		[4, 1],
		[5, 1],
		[6, 1],
	] as const) {
		clock.setOffset(offset * days);
		await claim();
		await Promise.all([claim(), claim()]);
		expect([offset, await endings()]).toEqual([offset, count ? [{ quote_id: id, kind: "notice" }] : []]);
	}
});

test("a deleted quote takes its mails along", async () => {
	const id = await write();
	await send(id, true);
	expect((await admin.remove(`/rest/v1/quotes?id=eq.${id}`)).status).toBe(200);
	expect(await rows(`mails?select=id&quote_id=eq.${id}`)).toEqual([]);
});
