import { createHash, randomBytes } from "node:crypto";
import { movableClock } from "../../testing/clock/movableClock.ts";
import { testWithClock } from "../../testing/clock/testWithClock.ts";
import { asAccount, asAdmin, asVisitor, type Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

const dayMs = 24 * 60 * 60 * 1000;
const clock = movableClock();
let backend: TestBackend;
let admin: Caller;
let stranger: Caller;
let visitor: Caller;

beforeAll(async () => {
	backend = await startBackend({ environment: clock.environment });
	admin = await asAdmin(backend);
	stranger = await asAccount(backend, backend.strangerEmail, backend.strangerPassword);
	visitor = asVisitor(backend);
});
beforeEach(() => clock.setOffset(0));
afterEach(async () => {
	clock.setOffset(0);
	for (const table of ["essays", "projects"]) await admin.remove(`/rest/v1/${table}?id=neq.none`);
});
afterAll(async () => {
	await backend?.stop();
	clock.remove();
});

type Table = keyof typeof entries;
const entries = {
	essays: { title: "Panen", excerpt: "e", content: "A draft." },
	projects: { title: "Panen", description: "d", preview_url: "/p.png", year: "2026", content: "A draft." },
};
const tables = ["essays", "projects"] as const;
const newToken = () => randomBytes(24).toString("base64url");
const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
const links = "/rest/v1/preview_links";
const readable = "id,entity,entity_id,created_at,expires_at";

const draft = async (table: Table) =>
	(await admin.post(`/rest/v1/${table}`, { ...entries[table], status: "draft" }, { prefer: "return=representation" })).body[0]
		.id as string;
const addLink = (table: string, id: string, token: string, caller = admin) =>
	caller.post(links, { entity: table, entity_id: id, token_hash: hashOf(token) });
const preview = async (token: string, caller = visitor) => (await caller.post("/rest/v1/rpc/preview_entry", { token })).body;
const listLinks = async () => (await admin.get(`${links}?select=${readable}`)).body;

describe.each(tables)("%s", (table) => {
	test("a link shows the draft to everybody who has it, and nothing else", async () => {
		const id = await draft(table);
		const token = newToken();
		expect((await addLink(table, id, token)).status).toBe(201);
		for (const caller of [visitor, stranger, admin])
			expect(await preview(token, caller)).toMatchObject([
				{ entity: table, entry: { id, status: "draft", content: "A draft." } },
			]);
		expect((await visitor.get(`/rest/v1/${table}`)).body).toEqual([]);
		expect(await preview(newToken())).toEqual([]);
		expect(await preview(hashOf(token))).toEqual([]);
	});

	testWithClock("it ends after 14 days by the database's clock", async () => {
		const token = newToken();
		await addLink(table, await draft(table), token);
		clock.setOffset(14 * dayMs - 60_000);
		expect(await preview(token)).toHaveLength(1);
		clock.setOffset(14 * dayMs + 60_000);
		expect(await preview(token)).toEqual([]);
	});

	test("it ends when it is revoked and when its entry is deleted", async () => {
		const id = await draft(table);
		const [revoked, kept] = [newToken(), newToken()];
		await addLink(table, id, revoked);
		const [{ id: linkId }] = await listLinks();
		await addLink(table, id, kept);
		expect((await admin.remove(`${links}?id=eq.${linkId}&select=id`)).body).toEqual([{ id: linkId }]);
		expect(await preview(revoked)).toEqual([]);
		expect(await preview(kept)).toHaveLength(1);
		await admin.remove(`/rest/v1/${table}?id=eq.${id}`);
		expect(await preview(kept)).toEqual([]);
		expect(await listLinks()).toEqual([]);
	});
});

test("the gateway serves no other function, and neither token nor draft is in the log", async () => {
	const token = newToken();
	await addLink("essays", await draft("essays"), token);
	await preview(token);
	expect((await visitor.post("/rest/v1/rpc/version", {})).status).toBe(404);
	expect((await visitor.get(`/rest/v1/rpc/preview_entry?token=${token}`)).status).toBe(404);
	expect(backend.output()).not.toContain(token);
	expect(backend.output()).not.toContain("A draft.");
});
