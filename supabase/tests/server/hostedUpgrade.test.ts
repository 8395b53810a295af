import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readUpgrade } from "../../embedded/database/upgrades.ts";
import { runProgram } from "../../testing/processes.ts";
import { rightsQueries, toSentences } from "../../testing/programs/rightsQueries.ts";
import { runPsql } from "../../testing/server/runPsql.ts";
import { findPostgres, type PostgresServer, startPostgres } from "../../testing/server/startPostgres.ts";

const read = (path: string) => readFileSync(join(__dirname, "../..", path), "utf8");
/** As `psql --single-transaction`. */
const upgrade = `begin;\n${read("upgrades/3.0.0.sql")}\ncommit;`;

/** A server with a hosted project's roles and the migrations of 3.0.0. */
let server: PostgresServer;

jest.setTimeout(180_000);

beforeAll(async () => {
	server = await startPostgres(findPostgres(), "supabase_admin");
	await run("supabase_admin", read("testing/hosted/hostedProject.sql"));
	const history = `create schema supabase_migrations;
		create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);`;
	const applied = readUpgrade().released.map(
		({ version, name, sql }) =>
			`${sql}\ninsert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');`,
	);
	await run("postgres", [history, ...applied].join("\n"));
}, 300_000);
afterAll(() => server?.stop());

async function run(role: string, sql: string): Promise<string> {
	const { output, error } = await runPsql(server.port, role, sql);
	if (error !== "") throw new Error(`psql failed as ${role}: ${error}`);
	return output;
}

test("the upgrade gives a hosted project of 3.0.0 the catalog of a new database, and refuses to run twice", async () => {
	await run("postgres", upgrade);
	const select = async (sql: string) =>
		JSON.parse(await run("supabase_admin", `select coalesce(json_agg(row), '[]') from (${sql}) as row;`));
	const found = toSentences(await Promise.all(rightsQueries.map(select)));
	expect(found).toEqual(await runProgram("testing/programs/describeRightsProgram.ts", ""));
	await expect(run("postgres", upgrade)).rejects.toThrow("P0001");
});
