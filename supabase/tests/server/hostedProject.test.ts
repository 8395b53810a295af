import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listMigrations } from "../../embedded/database/migrations.ts";
import { runNode, runProgram } from "../../testing/processes.ts";
import { rightsQueries, toSentences } from "../../testing/programs/rightsQueries.ts";
import { runPsql } from "../../testing/server/runPsql.ts";
import { findPostgres, type PostgresServer, startPostgres } from "../../testing/server/startPostgres.ts";
import { pushMigrations } from "./pushMigrations.ts";

/** A server with a hosted project's roles, where Supabase's own command applies the migrations. */
let server: PostgresServer;

jest.setTimeout(180_000);

beforeAll(async () => {
	server = await startPostgres(findPostgres(), "supabase_admin");
	await run("supabase_admin", readFileSync(join(__dirname, "../../testing/hosted/hostedProject.sql"), "utf8"));
	pushMigrations(server.port);
}, 300_000);
afterAll(() => server?.stop());

async function run(role: string, sql: string): Promise<string> {
	const { output, error } = await runPsql(server.port, role, sql);
	if (error !== "") {
		throw new Error(`psql failed as ${role}: ${error}`);
	}
	return output;
}

test("supabase db push applies every migration", async () => {
	const applied = await run("postgres", "select count(*) from supabase_migrations.schema_migrations;");
	expect(Number(applied)).toBe(listMigrations().length);
});

test("rights, policies, triggers and columns are those of the built-in engine", async () => {
	const select = async (sql: string) =>
		JSON.parse(await run("supabase_admin", `select coalesce(json_agg(row), '[]') from (${sql}) as row;`));
	const expected = (await runProgram("testing/programs/describeRightsProgram.ts", "")) as string[];
	expect(expected.length).toBeGreaterThan(700);
	expect(toSentences(await Promise.all(rightsQueries.map(select)))).toEqual(expected);
});

/** A visitor's messages, and the header that a hosted project's API sets for the next ones. */
const message = "insert into public.contacts (name, email, subject, message) values ('A', 'a@example.com', 's', 'm');";
const from = (ip: string) => `set local "request.headers" = '{"x-forwarded-for": "192.0.2.9, ${ip}"}';`;
const five = message.repeat(5);

test.each([
	["five in a minute are taken", `${five} select 'sent';`, "sent"],
	["the sixth is refused", five + message, "PT429"],
	["the sixth of one IPv6 network is refused", from("2001:db8::1") + five + from("2001:db8::2") + message, "PT429"],
	["another network sends on", `${from("2001:db8::1")} ${five} ${from("192.0.2.1")} ${message} select 'sent';`, "sent"],
])("of a visitor's messages %s", async (_, sql, expected) => {
	const begin = `begin; set local role anon; set local "request.jwt.claims" = '{"role": "anon"}';`;
	const { output, error } = await runPsql(server.port, "authenticator", `${begin} ${sql} rollback;`);
	expect(error || output).toBe(expected);
});

// Last, because the attempts fill the tables.
test("every attempt of every role has the same outcome as on the built-in engine", async () => {
	const addAccount = (name: string) => `insert into auth.users (id, email) values (gen_random_uuid(), '${name}@example.com');`;
	// The Storage API sets it for its deletions.
	const deletes = "alter database postgres set storage.allow_delete_query = 'true';";
	await run("supabase_admin", `${addAccount("admin")} ${addAccount("stranger")} ${deletes}`);
	const env = { ...process.env, DATABASE_URL: `postgres://supabase_admin@127.0.0.1:${server.port}/postgres` };
	const { stdout, output } = await runNode(["--import", "tsx", "supabase/tests/rights/sql/runTestCases.ts"], { env });
	expect(output).toBe(stdout);
	expect(JSON.parse(stdout).unexpected).toEqual([]);
});
