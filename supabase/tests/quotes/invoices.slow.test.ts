import { returned } from "../../testing/newRows.ts";
import { testWithClock } from "../../testing/useBackend.ts";
import { day, useQuotes } from "./useQuotes.ts";

const { clock, admin, service, stranger, call, insert, read, answer, writeAndSend, write, rows } = useQuotes();
const lines = [{ title: "Situs", quantity: 1, unit_price: 1000 }];
const agree = async () => {
	const { id, token } = await writeAndSend({ lines, valid_until: day(700) });
	await answer(token, "accept", { name: "Sari" });
	return { quote_id: id, token };
};
const create = (values: object, caller = admin) => caller.post("/rest/v1/invoices", { due_on: day(7), ...values }, returned);
const numbers = async () => (await rows("invoices?select=number&order=number")).map(({ number }) => number);
const year = day(0).slice(0, 4);

test("invoices reach the total and not more, and have numbers without gaps", async () => {
	const { quote_id, token } = await agree();
	const first = await create({ quote_id, amount: 400 });
	expect(first).toMatchObject({ status: 201, body: [{ number: `INV-${year}-001`, amount: 400, paid_on: null }] });
	const refusal = { status: 400, body: { message: "amount is more than the rest of the quote" } };
	expect(await create({ quote_id, amount: 601 })).toMatchObject(refusal);
	for (const amount of [0, -1, 0.5, null]) expect((await create({ quote_id, amount })).status).toBe(400);
	expect(await create({ quote_id, amount: 600 })).toMatchObject({ body: [{ number: `INV-${year}-002` }] });
	expect(await create({ quote_id, amount: 1 })).toMatchObject(refusal);
	expect((await read(token)).body.invoices.map(({ number, amount }: any) => [number, amount])).toEqual([
		[`INV-${year}-001`, 400],
		[`INV-${year}-002`, 600],
	]);
});

test("invoices that are created at once have numbers without gaps, and together the total", async () => {
	const [before, { quote_id }, other] = [(await numbers()).length, await agree(), await agree()];
	const attempts = Array.from({ length: 20 }, (_, index) =>
		create({ quote_id: index % 2 ? quote_id : other.quote_id, amount: 150 }),
	);
	const statuses = (await Promise.all(attempts)).map(({ status }) => status);
	expect(statuses.filter((status) => status === 201)).toHaveLength(12);
	expect(statuses.filter((status) => status === 400)).toHaveLength(8);
	const expected = Array.from({ length: before + 12 }, (_, index) => `INV-${year}-${String(index + 1).padStart(3, "0")}`);
	expect(await numbers()).toEqual(expected);
});

test("only an accepted quote has invoices", async () => {
	const draft = await write({ lines });
	const sent = await writeAndSend({ lines });
	const declined = await writeAndSend({ lines });
	await answer(declined.token, "decline");
	const takenBack = await agree();
	await answer(takenBack.token, "take_back");
	for (const quote_id of [draft, sent.id, declined.id, takenBack.quote_id, "11111111-1111-4111-8111-111111111111"]) {
		for (const caller of [admin, service]) {
			expect(await create({ quote_id, amount: 1 }, caller)).toMatchObject({
				status: 409,
				body: { message: "only an accepted quote has invoices" },
			});
		}
	}
	await call("withdraw_quote", { quote: sent.id });
	expect((await create({ quote_id: sent.id, amount: 1 })).status).toBe(409);
});

test("a stranger learns nothing from an invoice for a quote", async () => {
	const { quote_id } = await agree();
	const answers = [];
	for (const [id, amount] of [
		[quote_id, 1],
		[quote_id, 5000],
		["11111111-1111-4111-8111-111111111111", 1],
	]) {
		const { status, body } = await create({ quote_id: id, amount }, stranger);
		answers.push([status, body.code, body.message]);
	}
	expect(answers[1]).toEqual(answers[0]);
	expect(answers[2]).toEqual(answers[0]);
	expect(answers[0]?.[0]).toBeGreaterThanOrEqual(400);
});

test("number, amount and quote are fixed, the days are free", async () => {
	const [{ quote_id }, other] = [await agree(), await agree()];
	const invoice = await insert("invoices", { quote_id, amount: 10, due_on: day(1) });
	const path = `/rest/v1/invoices?id=eq.${invoice.id}`;
	for (const changes of [{ number: "INV-2020-001" }, { amount: 1 }, { quote_id: other.quote_id }, { id: quote_id }]) {
		expect((await admin.patch(path, changes)).status).toBe(403);
		expect((await service.patch(path, changes)).status).toBe(409);
	}
	expect((await admin.patch(path, { paid_on: day(0), due_on: day(2) })).body).toMatchObject([
		{ number: invoice.number, paid_on: day(0), due_on: day(2) },
	]);
	expect((await admin.patch(path, { paid_on: null })).body).toMatchObject([{ paid_on: null }]);
	expect((await admin.remove(path)).status).toBe(403);
	expect((await service.remove(path)).status).toBe(403);
});

testWithClock("a new year starts at 1", async () => {
	const { quote_id } = await agree();
	await create({ quote_id, amount: 1 });
	const next = Number(year) + 1;
	clock.setOffset(new Date(`${next}-01-02T00:00:00Z`).getTime() - Date.now());
	for (const ending of ["001", "002"]) {
		expect((await create({ quote_id, amount: 1 })).body).toMatchObject([{ number: `INV-${next}-${ending}` }]);
	}
});
