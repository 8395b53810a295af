import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listMigrations } from "../../embedded/database/migrations.ts";
import { runProgram } from "../../testing/processes.ts";
import { rightsQueries, toSentences } from "../../testing/programs/rightsQueries.ts";
import { runPsql } from "../../testing/server/runPsql.ts";
import { findPostgres, type PostgresServer, startPostgres } from "../../testing/server/startPostgres.ts";
import { pushMigrations } from "./pushMigrations.ts";
import { callers, rightsProbes, seed } from "./rightsProbes.ts";

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

describe("with two accounts and two projects", () => {
	beforeAll(() => run("postgres", seed));

	test.each(rightsProbes)("$caller: $claim", async ({ caller, sql, expected }) => {
		const { output, error } = await runPsql(server.port, "authenticator", `${callers[caller]} ${sql} rollback;`);
		expect(error || output).toBe(expected);
	});
});
