import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { asAdmin, asService, asVisitor, type Caller } from "../../testing/createCaller.ts";
import { returned } from "../../testing/newRows.ts";
import { runSiteCommand } from "../../testing/processes.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

// Each command is a separate process.
jest.setTimeout(600_000);

const environment = { BACKEND_HAS_MAILER: "on" };
const folder = mkdtempSync(join(tmpdir(), "site-quotes-"));
const file = join(folder, "site.ndjson.gz");
let source: TestBackend;
let tokens: Record<"open" | "accepted" | "mailed" | "revised", string>;
let rows: unknown;

const content = {
	client_name: "Sari",
	client_email: "sari@example.test",
	title: "Situs",
	lines: [{ title: "a", quantity: 1, unit_price: 1000 }],
};
const call = async (caller: Caller, name: string, values: object) => (await caller.post(`/rest/v1/rpc/${name}`, values)).body;
const write = async (admin: Caller): Promise<string> => (await admin.post("/rest/v1/quotes", content, returned)).body[0].id;

async function everything(backend: TestBackend) {
	const read = async (table: string, order: string) =>
		(await asService(backend).get(`/rest/v1/${table}?select=*&order=${order}`)).body;
	return {
		quotes: await read("quotes", "id"),
		invoices: await read("invoices", "number"),
		settings: await read("quote_settings", "id"),
		links: await read("quote_links", "token_hash"),
	};
}

/** An accepted quote with an invoice. */
async function agree(backend: TestBackend): Promise<string> {
	const admin = await asAdmin(backend);
	const id = await write(admin);
	const { token } = await call(admin, "send_quote", { quote: id });
	expect(await call(asVisitor(backend), "answer_quote", { token, answer: "accept", name: "Sari" })).toMatchObject({
		status: "accepted",
	});
	expect(await admin.post("/rest/v1/invoices", { quote_id: id, amount: 400, due_on: "2030-01-01" })).toMatchObject({
		status: 201,
	});
	return token;
}

beforeAll(async () => {
	source = await startBackend({ environment });
	const admin = await asAdmin(source);
	const accepted = await agree(source);
	const [open, mailed, revised] = [await write(admin), await write(admin), await write(admin)];
	const sent = async (quote: string, by_mail = false): Promise<string> =>
		(await call(admin, "send_quote", { quote, by_mail })).token;
	tokens = { accepted, open: await sent(open), mailed: await sent(mailed, true), revised: await sent(revised) };
	await sent(await call(admin, "revise_quote", { quote: revised }));
	rows = await everything(source);
	expect(await runSiteCommand({ DATA_DIR: source.dataDir }, "backup", file)).toMatchObject({ code: 0 });
});
afterAll(async () => {
	await source?.stop();
	rmSync(folder, { recursive: true, force: true });
});

/** The links work, what was agreed is kept, and the series of numbers go on. */
async function expectQuotes(backend: TestBackend) {
	expect(await everything(backend)).toEqual(rows);
	const visitor = asVisitor(backend);
	const read = (token: string) => call(visitor, "read_quote", { token });
	expect(await read(tokens.accepted)).toMatchObject({ status: "accepted", invoices: [{ amount: 400 }] });
	expect(await read(tokens.mailed)).toMatchObject({ status: "sent" });
	const { next_token } = await read(tokens.revised);
	expect(await read(next_token)).toMatchObject({ status: "sent", revision: "b" });
	expect(await call(visitor, "answer_quote", { token: tokens.open, answer: "decline" })).toMatchObject({ status: "declined" });
	const admin = await asAdmin(backend);
	const year = new Date().getFullYear();
	expect((await call(admin, "send_quote", { quote: await write(admin) })).number).toBe(`${year}-005`);
	const quote_id = (await admin.get("/rest/v1/quotes?select=id&status=eq.accepted")).body[0].id;
	const invoice = { quote_id, amount: 600, due_on: "2030-02-02" };
	expect((await admin.post("/rest/v1/invoices", invoice, returned)).body).toMatchObject([{ number: `INV-${year}-002` }]);
}

test("no backup has a token, not even of a mail that waits", () => {
	const written = gunzipSync(readFileSync(file)).toString();
	for (const token of Object.values(tokens)) expect(written).not.toContain(token);
	expect(written).not.toContain("quote_mail_tokens");
});

test("a restore over a site with accepted quotes replaces them, and the links of the backup work", async () => {
	const used = await startBackend({ environment });
	try {
		const token = await agree(used);
		const refused = await runSiteCommand({ DATA_DIR: used.dataDir }, "restore", file);
		expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("quotes") });
		expect(await runSiteCommand({ DATA_DIR: used.dataDir }, "restore", file, "--replace")).toMatchObject({ code: 0 });
		expect(await call(asVisitor(used), "read_quote", { token })).toEqual({ message: "there is no such quote" });
		await expectQuotes(used);
	} finally {
		await used.stop();
	}
});

test("a move takes quotes, links and the token of a mail that waits along", async () => {
	const target = join(folder, "moved");
	await source.kill();
	expect(await runSiteCommand({ DATA_DIR: source.dataDir }, "move", "--to", target)).toMatchObject({ code: 0 });
	const moved = await startBackend({ dataDir: target, environment });
	try {
		const mails = await call(asService(moved), "claim_mails", {});
		expect(mails.find(({ kind }: { kind: string }) => kind === "quote")).toMatchObject({ enquiry: { token: tokens.mailed } });
		await expectQuotes(moved);
	} finally {
		await moved.stop();
	}
});
