import postgres from "postgres";
import { asAdmin, asVisitor } from "../../testing/createCaller.ts";
import { newRows } from "../../testing/newRows.ts";
import { runProgram, waitUntil } from "../../testing/processes.ts";
import { databaseVariables } from "../../testing/server/serverDatabase.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

jest.setTimeout(180_000);

/** The time limit of a response when the database fails. */
const limitMs = 5_000;

let backend: TestBackend;
let owner: postgres.Sql;

beforeAll(async () => {
	backend = await startBackend();
	const url = new URL(databaseVariables(backend.dataDir).DATABASE_URL ?? "");
	url.search = "";
	owner = postgres(url.href, { max: 2, onnotice: () => {}, connection: { application_name: "owner" } });
});
afterAll(async () => {
	await owner?.end();
	await backend?.stop();
});
// None of them ends the engine.
afterEach(() => expect(backend.output()).not.toMatch(/The engine/));

/** Holds a lock on the table until the returned function is called. */
async function lock(table: string): Promise<() => Promise<void>> {
	const holder = await owner.reserve();
	await holder.unsafe(`begin; lock table ${table} in access exclusive mode`);
	return async () => {
		await holder.unsafe("rollback");
		holder.release();
	};
}

async function timed<Result>(answer: Promise<Result>): Promise<Result> {
	const startedAt = performance.now();
	const result = await answer;
	expect(performance.now() - startedAt).toBeLessThan(limitMs);
	return result;
}

const others =
	"from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'owner'";
const closeWhere = (condition: string) => owner.unsafe(`select pg_terminate_backend(pid) ${others} and ${condition}`);

test("a connection that closes in a transaction fails its own request only", async () => {
	const release = await lock("public.contacts");
	const insert = asVisitor(backend).post("/rest/v1/contacts", newRows.contacts);
	const waits = "query ilike 'insert into%contacts%' and wait_event_type = 'Lock'";
	await waitUntil(async () => (await closeWhere(waits)).length > 0, "the insert waits for the lock");
	const { status, headers } = await timed(insert);
	expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
	await release();
	expect((await asVisitor(backend).post("/rest/v1/contacts", newRows.contacts)).status).toBe(201);
});

test("closed connections fail requests of every API with 503, and the next requests work", async () => {
	const admin = await asAdmin(backend);
	const credentials = { email: backend.adminEmail, password: backend.adminPassword };
	const statuses = new Set<number>();
	const stopping = new AbortController();
	const send = async (call: () => Promise<{ status: number }>) => {
		while (!stopping.signal.aborted) statuses.add((await call()).status);
	};
	const calls = [
		() => asVisitor(backend).get("/rest/v1/profile?select=name"),
		() => admin.get("/rest/v1/contacts?select=id&limit=1"),
		() => admin.patch("/rest/v1/profile?id=not.is.null", { name: "A" }),
		() => admin.get("/auth/v1/user"),
		() => admin.get("/storage/v1/bucket"),
	];
	const senders = [...calls, ...calls].map(send);
	for (let round = 0; round < 20; round++) {
		await closeWhere("true");
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	stopping.abort();
	await Promise.all(senders);
	expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
	expect((await asVisitor(backend).post("/auth/v1/token?grant_type=password", credentials)).status).toBe(200);
});

test("a lock on one table fails only that table's readers, with 503", async () => {
	const release = await lock("public.profile");
	const [read, other] = await Promise.all([
		timed(asVisitor(backend).get("/rest/v1/profile?select=name")),
		timed(asVisitor(backend).get("/rest/v1/projects?select=id")),
	]);
	expect([read.status, other.status]).toEqual([503, 200]);
	await release();
	expect((await asVisitor(backend).get("/rest/v1/profile?select=name")).status).toBe(200);
});

test("a lock on the sessions fails the admin's requests with 503 within five seconds", async () => {
	const admin = await asAdmin(backend);
	const release = await lock("auth.sessions");
	const { status, headers } = await timed(admin.get("/rest/v1/contacts?select=id"));
	expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
	await release();
	expect((await admin.get("/rest/v1/contacts?select=id")).status).toBe(200);
});

test("a read-only or renamed database answers 503 without its name, and works again afterwards", async () => {
	const [{ name }] = (await owner`select current_database() as name`) as unknown as [{ name: string }];
	const server = postgres(databaseVariables(backend.dataDir).DATABASE_URL ?? "", { max: 1, database: "postgres" });
	const expectAway = async () => {
		const answer = await timed(asVisitor(backend).post("/rest/v1/contacts", newRows.contacts));
		expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
		expect(JSON.stringify(answer.body)).not.toContain(name);
	};
	const closeAll = () => server`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
	const rename = async (from: string, to: string) => {
		await server.unsafe(`alter database ${from} with allow_connections false`);
		await closeAll();
		await server.unsafe(`alter database ${from} rename to ${to}; alter database ${to} with allow_connections true`);
	};
	await server.unsafe(`alter database ${name} set default_transaction_read_only = on`);
	await closeAll();
	await waitUntil(
		async () => (await server`select from pg_stat_activity where datname = ${name}`).length === 0,
		"all are closed",
	);
	await expectAway();
	await server.unsafe(`alter database ${name} reset default_transaction_read_only`);
	await rename(name, `${name}_away`);
	await expectAway();
	await rename(`${name}_away`, name);
	await server.end();
	await waitUntil(
		async () => (await asVisitor(backend).post("/rest/v1/contacts", newRows.contacts)).status === 201,
		"the form works",
		5,
	);
});

test("a start whose connection closes while it reads the schema is retried and finds every table", async () => {
	const closer = owner.unsafe<{ closed: boolean }[]>(`
		do $$ begin
			for attempt in 1..60000 loop
				perform pg_stat_clear_snapshot();
				perform pg_terminate_backend(pid) ${others} and state = 'active' and query like '%information_schema.tables tbls%';
				if found then return; end if;
				perform pg_sleep(0.0005);
			end loop;
			raise exception 'the schema was not read';
		end $$`);
	const [second] = await Promise.all([startBackend({ dataDir: backend.dataDir }), closer]);
	expect((await asVisitor(second).get("/rest/v1/projects?select=id")).status).toBe(200);
	expect(second.output()).toMatch(/could not be opened; it is tried again/);
	await second.stop();
});

test("a restarted engine waits for no lock and runs next to a newer version", async () => {
	const result = await runProgram("testing/programs/restartEngineProgram.ts", backend.dataDir);
	expect(result).toEqual({ status: 200, restarts: 1 });
});

test("a start that waits for a lock says which process holds it", async () => {
	const holder = await owner.reserve();
	await holder.unsafe("begin; update private.settings set form_limit_per_minute = 7");
	const [{ pid }] = (await holder`select pg_backend_pid() as pid`) as unknown as [{ pid: number }];
	const starting = startBackend({ dataDir: backend.dataDir });
	await new Promise((resolve) => setTimeout(resolve, 9_000));
	await holder.unsafe("rollback");
	holder.release();
	const second = await starting;
	expect(second.output()).toMatch(new RegExp(`"holder":"process ${pid} \\(.*waits for a lock`));
	await second.stop();
});

test("two processes count wrong passwords and recovery mails together, even after a restart", async () => {
	let second = await startBackend({ dataDir: backend.dataDir });
	const from = (site: TestBackend) => ({ "x-forwarded-for": "203.0.113.9", "x-site-proxy": site.proxySecret });
	const guess = (site: TestBackend) =>
		asVisitor(site).post("/auth/v1/token?grant_type=password", { email: "b@example.com", password: "wrong" }, from(site));
	const statuses: number[] = [];
	for (let attempt = 0; attempt < 12; attempt++) statuses.push((await guess(attempt % 2 ? second : backend)).status);
	expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
	const recover = (site: TestBackend) => asVisitor(site).post("/auth/v1/recover", { email: backend.adminEmail }, from(site));
	expect([(await recover(backend)).status, (await recover(second)).status]).toEqual([200, 429]);
	await second.stop();
	second = await startBackend({ dataDir: backend.dataDir });
	expect((await guess(second)).status).toBe(429);
	await second.stop();
});
