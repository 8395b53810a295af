import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { assertServerUsable } from "../../embedded/database/open/assertServerUsable.ts";
import { asAdmin, asVisitor } from "../../testing/createCaller.ts";
import { admin } from "../../testing/dataDirectory.ts";
import { launchBackend } from "../../testing/launchBackend.ts";
import { endProcess } from "../../testing/processes.ts";
import { createServerDatabase, databaseVariables, dropServerDatabase } from "../../testing/server/serverDatabase.ts";
import { startBackend } from "../../testing/startBackend.ts";

jest.setTimeout(120_000);

let dataDir: string;
let url: URL;
let owner: postgres.Sql;

beforeEach(async () => {
	dataDir = mkdtempSync(join(tmpdir(), "site-server-"));
	await createServerDatabase(dataDir);
	url = new URL(databaseVariables(dataDir).DATABASE_URL ?? "");
	owner = postgres(url.href, { max: 1, onnotice: () => {} });
});
afterEach(async () => {
	await owner.end();
	await dropServerDatabase(dataDir);
	rmSync(dataDir, { recursive: true, force: true });
});

/** The message of a start that is refused. */
async function refusal(databaseUrl: string): Promise<string> {
	const variables = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
	return launchBackend(variables).then(
		async ({ child }) => {
			await endProcess(child, "SIGTERM");
			return "it started";
		},
		(error: Error) => error.message,
	);
}

const countTables = async () =>
	Number((await owner`select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`)[0]?.count);

function changed(change: (address: URL) => void): string {
	const address = new URL(url);
	change(address);
	return address.href;
}

test.each([
	[
		"a port where nothing listens",
		(address: URL) => Object.assign(address, { port: "1" }),
		/cannot be used: nothing listens there \(ECONNREFUSED\)\.$/,
	],
	[
		"a database that does not exist",
		(address: URL) => Object.assign(address, { pathname: "/none" }),
		/\/none of DATABASE_URL cannot be used: it has no such database \(3D000\)\.$/,
	],
	[
		"a user that does not exist",
		(address: URL) => Object.assign(address, { username: "nobody", password: "secret" }),
		/^(?!.*secret).*it refuses this user \(28000\)\.$/,
	],
	[
		"a server without the TLS that is asked for",
		(address: URL) => Object.assign(address, { search: "?sslmode=require" }),
		/it closed the connection, as a server without TLS does; remove sslmode \(\w+\)\.$/,
	],
	[
		"another kind of server",
		(address: URL) => Object.assign(address, { pathname: "" }),
		/^DATABASE_URL must be an address like postgres:/,
	],
])("an address of %s stops the start with one sentence", async (_, change, sentence) => {
	expect(await refusal(changed(change))).toMatch(sentence);
	expect(await countTables()).toBe(0);
});

test("a database with other tables is refused unchanged", async () => {
	await owner`create table public.thesis (page text)`;
	expect(await refusal(url.href)).toBe(
		"The database of DATABASE_URL holds other tables (public.thesis); nothing was changed, give the site an empty one.",
	);
	expect(await countTables()).toBe(1);
});

test.each([
	[
		"auth and storage schemas",
		"create schema auth; create schema storage; create table auth.users (id integer, name text)",
		"auth.users",
	],
	[
		"migrations and tables",
		`create schema supabase_migrations; create table supabase_migrations.schema_migrations (version text);
			create table public.customers (id integer)`,
		"public.customers, supabase_migrations.schema_migrations",
	],
])("a database with another program's %s is refused unchanged", async (_, statements, names) => {
	await owner.unsafe(statements);
	const count = await countTables();
	expect(await refusal(url.href)).toBe(
		`The database of DATABASE_URL holds other tables (${names}); nothing was changed, give the site an empty one.`,
	);
	expect(await countTables()).toBe(count);
});

test("the database of a Supabase project is refused unchanged", async () => {
	await owner.unsafe("create schema auth; create table auth.schema_migrations (version text)");
	expect(await refusal(url.href)).toMatch(
		/belongs to a Supabase project; set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY instead\.$/,
	);
	expect(await countTables()).toBe(1);
});

test("a read-only database is refused", async () => {
	await owner.unsafe(`alter database "${url.pathname.slice(1)}" set default_transaction_read_only = on`);
	expect(await refusal(url.href)).toMatch(/takes no writes/);
	expect(await countTables()).toBe(0);
});

test("PostgreSQL before version 15 is refused", async () => {
	// The server here is newer; only its number is replaced.
	const older = {
		exec: (text: string) => owner.unsafe(text),
		query: async <Row>(text: string) => {
			const rows = await owner.unsafe(text.replace("current_setting('server_version')", "'14.19'"));
			return { rows: rows as unknown as Row[] };
		},
	};
	await expect(assertServerUsable(older)).rejects.toThrow(
		"DATABASE_URL leads to PostgreSQL 14.19; the site needs version 15 or later.",
	);
});

test("migrations of a newer version stop the start", async () => {
	await owner.unsafe(
		"create schema private; create table private.settings (id integer);" +
			"create schema supabase_migrations; create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);" +
			"insert into supabase_migrations.schema_migrations values ('29990101000000')",
	);
	expect(await refusal(url.href)).toMatch(/made by a newer version of this site \(migration 29990101000000 is unknown here\)/);
});

test("a data directory with a database does not start on an empty server database", async () => {
	mkdirSync(join(dataDir, "database"));
	writeFileSync(join(dataDir, "database", "PG_VERSION"), "17");
	expect(await refusal(url.href)).toMatch(
		/holds a site with its own database, .* `npm run move -- --to`, or choose another DATA_DIR\.$/,
	);
});

test("an account without rights gets the statements that grant them, and starts after they ran", async () => {
	const [database, user] = [url.pathname.slice(1), `owner_${url.pathname.slice(-6)}`];
	await owner.unsafe(`create role ${user} login password 'p'; alter database ${database} owner to ${user}`);
	const asOwner = changed((address) => Object.assign(address, { username: user, password: "p" }));
	const message = await refusal(asOwner);
	expect(message).toMatch(/lacks rights; as the server's administrator, run this in its database and start again:\n/);
	expect(await countTables()).toBe(0);
	for (const statement of message.split("\n").slice(1)) {
		await owner.unsafe(statement);
	}
	const backend = await startBackend({ dataDir, hasSampleContent: true, environment: { DATABASE_URL: asOwner } });
	expect((await asVisitor(backend).get("/rest/v1/projects?select=id")).body.length).toBeGreaterThan(0);
	expect((await asVisitor(backend).get("/rest/v1/contacts?select=id")).body.code).toBe("42501");
	expect((await (await asAdmin(backend)).get("/rest/v1/contacts?select=id")).status).toBe(200);
	await backend.stop();
	await owner.unsafe(
		`alter database ${database} owner to current_user; reassign owned by ${user} to current_user; drop owned by ${user}; drop role ${user}`,
	);
});

test("two processes that start at once on an empty database create one site", async () => {
	const options = { dataDir, hasSampleContent: true };
	const [first, second] = await Promise.all([startBackend(options), startBackend(options)]);
	expect([first.adminEmail, first.publishableKey]).toEqual([second.adminEmail, second.publishableKey]);
	expect((await owner`select count(*)::integer as count from auth.users`)[0]).toEqual({ count: 1 });
	const { body: projects } = await asVisitor(first).get("/rest/v1/projects?select=id&order=id");
	expect((await asVisitor(second).get("/rest/v1/projects?select=id&order=id")).body).toEqual(projects);
	await (await asAdmin(first)).patch("/rest/v1/profile?id=not.is.null", { name: "Changed" });
	expect((await asVisitor(second).get("/rest/v1/profile?select=name")).body).toEqual([{ name: "Changed" }]);
	await Promise.all([first.stop(), second.stop()]);
});

test.each([100, 400, 800, 1600])("a first start whose connections close after %i ms is repeated", async (milliseconds) => {
	const connections = () =>
		owner`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
	const start = launchBackend({ DATA_DIR: dataDir, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
	while ((await connections()).length === 0) {
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
	await new Promise((resolve) => setTimeout(resolve, milliseconds));
	await owner`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
	await start.then(
		({ child }) => endProcess(child, "SIGKILL"),
		() => {},
	);
	const backend = await startBackend({ dataDir, hasSampleContent: true });
	await asAdmin(backend);
	expect((await asVisitor(backend).get("/rest/v1/projects?select=id")).body.length).toBeGreaterThan(0);
	await backend.stop();
});
