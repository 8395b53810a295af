import { useQuotes } from "./useQuotes.ts";

const { visitor, admin, stranger, service, from, read, answer, writeAndSend, write, send, call, rows, rowOf } = useQuotes();
const unknown = { status: 404, body: { message: "there is no such quote" } };
const wrongTokens = (token: string) => [
	"",
	" ",
	"x",
	token.slice(0, -1),
	token.slice(1),
	`${token}=`,
	`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
	token.toLowerCase(),
	"a".repeat(43),
	"../../etc/passwd",
	"' or true --",
	"%",
	"\u{1f511}",
	"a".repeat(10_000),
	null,
];

test("every wrong token has the same answer from both functions, and nothing changes", async () => {
	const { id, token } = await writeAndSend();
	const before = await rowOf(id);
	for (const wrong of wrongTokens(token)) {
		for (const response of [
			await read(wrong),
			await answer(wrong, "accept", { name: "Sari" }),
			await answer(wrong, "nonsense"),
		]) {
			expect(response).toMatchObject(unknown);
			expect(response.body).toEqual(unknown.body);
		}
	}
	expect(await rowOf(id)).toEqual(before);
});

test("one wrong token counts once, however many quotes the site has", async () => {
	for (let index = 0; index < 12; index++) await write();
	const network = from();
	for (let index = 0; index < 100; index++) expect((await read(`wrong ${index}`, network)).status).toBe(404);
	expect((await read("wrong", network)).status).toBe(429);
});

test.each(["read_quote", "answer_quote"])(
	"after 100 wrong tokens of a network %s refuses more, also in a burst",
	async (name) => {
		const { token } = await writeAndSend();
		const network = from();
		const guess = (tried: string) =>
			visitor.post(
				`/rest/v1/rpc/${name}`,
				{ token: tried, ...(name === "answer_quote" && { answer: "accept", name: "x" }) },
				network,
			);
		const statuses: number[] = [];
		for (let burst = 0; burst < 8; burst++) {
			const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(`guess ${burst} ${index}`)));
			statuses.push(...answers.map(({ status }) => status));
		}
		expect(statuses.filter((status) => status === 404)).toHaveLength(100);
		expect(statuses.filter((status) => status === 429)).toHaveLength(60);
		expect(await guess("wrong")).toMatchObject({ status: 429, body: { code: "PT429", message: "too many wrong links" } });
		// A client of the same network still reads and answers.
		expect((await read(token, network)).status).toBe(200);
		expect((await answer(token, "accept", { name: "Sari" }, network)).body.status).toBe("accepted");
	},
);

test("wrong tokens of any length take about the same time", async () => {
	const time = async (wrong: string) => {
		const times: number[] = [];
		const network = from();
		for (let index = 0; index < 20; index++) {
			const start = performance.now();
			await read(`${wrong}${index % 10}`, network);
			times.push(performance.now() - start);
		}
		return times.sort((a, b) => a - b)[10] as number;
	};
	const { token } = await writeAndSend();
	await time("warm");
	const [near, far] = [await time(token.slice(0, -1)), await time("x")];
	expect(Math.abs(near - far)).toBeLessThan(Math.max(near, far) / 2 + 5);
});

test("the token is in no table of the API, also for a mail that waits", async () => {
	const id = await write();
	const { token } = await send(id, true);
	expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
	for (const table of ["quotes", "quote_links", "mails", "enquiry_events", "invoices", "quote_settings"]) {
		expect(JSON.stringify(await rows(`${table}?select=*`))).not.toContain(token);
	}
	expect((await admin.get("/rest/v1/quote_links?select=*")).status).toBe(403);
	expect((await service.get("/rest/v1/quote_mail_tokens?select=*")).status).toBe(404);
});

test("a read by GET or HEAD is no way to answer or to open", async () => {
	const { id, token } = await writeAndSend();
	expect((await visitor.get(`/rest/v1/rpc/read_quote?token=${token}`)).status).toBeGreaterThanOrEqual(400);
	expect((await visitor.get(`/rest/v1/rpc/answer_quote?token=${token}&answer=accept&name=a`)).status).toBeGreaterThanOrEqual(400);
	expect(await rowOf(id)).toMatchObject({ status: "sent", viewed_at: null });
});

test("visitors and strangers read no table of quotes and call no function of admins", async () => {
	const { id } = await writeAndSend();
	for (const caller of [visitor, stranger]) {
		for (const table of ["quotes", "invoices", "quote_settings", "quote_links"]) {
			const { status, body } = await caller.get(`/rest/v1/${table}?select=*`);
			expect(status === 200 ? body : []).toEqual([]);
		}
		for (const name of ["send_quote", "preview_quote", "withdraw_quote", "revise_quote"]) {
			expect((await caller.post(`/rest/v1/rpc/${name}`, { quote: id })).body.code).toBe("42501");
		}
	}
	expect((await rowOf(id)).status).toBe("sent");
});

test("a new link ends the old one, and a preview's link ends with the sending", async () => {
	const id = await write();
	const { body: preview } = await call("preview_quote", { quote: id });
	expect((await read(preview)).body).toMatchObject({ status: "draft", number: null });
	expect((await answer(preview, "accept", { name: "Sari" })).status).toBe(409);
	expect((await answer(preview, "take_back")).status).toBe(409);
	const first = await send(id);
	expect(await read(preview)).toMatchObject(unknown);
	const second = await send(id, false, true);
	expect(second.number).toBe(first.number);
	expect(await read(first.token)).toMatchObject(unknown);
	expect((await read(second.token)).body).toMatchObject({ status: "sent", number: first.number });
	expect((await call("preview_quote", { quote: id })).status).toBe(409);
});
