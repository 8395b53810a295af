import { randomUUID } from "node:crypto";
import { asAdmin, asService, type Caller } from "../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../testing/startBackend.ts";

let backend: TestBackend;
let service: Caller;

beforeAll(async () => {
	backend = await startBackend({ hasSampleContent: true });
	service = asService(backend);
});
afterAll(() => backend?.stop());

interface Part {
	schema: string[];
	contents: string[];
	checksum: string;
	total: number;
	rows: { table: string; row: Record<string, unknown> }[];
}

const readSite = async (skip = 0): Promise<Part> => (await service.post("/rest/v1/rpc/read_site", { skip })).body;

/** The rows that move as rows, changed by `change`. */
async function stage(change: (rows: Part["rows"]) => Part["rows"] = (rows) => rows) {
	const { rows, schema } = await readSite();
	const staged = change(rows.filter(({ table }) => !/^(auth|storage)\./.test(table)));
	const move = randomUUID();
	expect((await service.post("/rest/v1/rpc/stage_rows", { move, first: 0, rows: staged })).status).toBe(204);
	return { move, total: staged.length, versions: schema, replaces: true };
}

const finish = (values: Awaited<ReturnType<typeof stage>>) => service.post("/rest/v1/rpc/finish_move", values);

test("every row comes back as it was, with the triggers at work again", async () => {
	const before = await readSite();
	expect(before.rows).toHaveLength(before.total);
	const values = await stage();
	await service.post("/rest/v1/projects", { title: "Later", description: "d", preview_url: "/p.png", year: "2026" });
	expect((await readSite()).checksum).not.toBe(before.checksum);
	expect((await finish(values)).status).toBe(204);
	expect((await readSite()).checksum).toBe(before.checksum);
	const admin = await asAdmin(backend);
	const [{ id }] = (await admin.get("/rest/v1/essays?select=id&limit=1")).body;
	await admin.patch(`/rest/v1/essays?id=eq.${id}`, { title: "Changed" });
	expect((await readSite()).total).toBe(before.total + 1);
});

test.each<[string, (values: Awaited<ReturnType<typeof stage>>) => object, string]>([
	[
		"into a site that holds something",
		(values) => ({ ...values, replaces: false }),
		"not empty (it holds projects, essays, jobs",
	],
	["of another version", (values) => ({ ...values, versions: values.versions.slice(1) }), "has other migrations"],
	["without all rows", (values) => ({ ...values, total: values.total + 1 }), "did not all arrive"],
	["of another move", (values) => ({ ...values, move: randomUUID() }), "did not all arrive"],
])("a move %s changes nothing", async (_, change, sentence) => {
	const before = await readSite();
	const answer = await finish(change(await stage()) as Awaited<ReturnType<typeof stage>>);
	expect(answer).toMatchObject({ status: 409, body: { code: "PT409", message: expect.stringContaining(sentence) } });
	expect((await readSite()).checksum).toBe(before.checksum);
});

test("rows that refer to nothing, or that a check refuses, change nothing", async () => {
	const before = await readSite();
	const withRow = (table: string, change: object) => (rows: Part["rows"]) =>
		rows.map((entry) => (entry.table === table ? { ...entry, row: { ...entry.row, ...change } } : entry));
	const strangeAdmin = await finish(await stage(withRow("private.admins", { user_id: randomUUID() })));
	expect(strangeAdmin).toMatchObject({ status: 409, body: { code: "23503" } });
	const longYear = await finish(await stage(withRow("public.projects", { year: "x".repeat(500) })));
	expect(longYear).toMatchObject({ status: 400, body: { code: "23514" } });
	expect((await readSite()).checksum).toBe(before.checksum);
});

test("parts of the site add up to all of it", async () => {
	const { total, checksum } = await readSite();
	const part = await readSite(total - 3);
	expect(part.rows).toHaveLength(3);
	expect(part.checksum).toBe(checksum);
	expect((await readSite(total)).rows).toEqual([]);
});
