import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { maxConnections } from "../../embedded/database/serverSql.ts";
import { runSiteCommand } from "../../testing/processes.ts";
import { createServerDatabase, databaseVariables, dropServerDatabase } from "../../testing/serverDatabase.ts";
import { startBackend } from "../../testing/startBackend.ts";

// Each command is a process of its own.
jest.setTimeout(180_000);

const user = `doctor_${process.pid}`;
let dataDir: string;
let url: string;
let owner: postgres.Sql;

/** A database of an account that is no superuser. */
beforeEach(async () => {
	dataDir = mkdtempSync(join(tmpdir(), "site-server-"));
	await createServerDatabase(dataDir);
	const address = new URL(databaseVariables(dataDir).DATABASE_URL ?? "");
	owner = postgres(address.href, { max: 1, onnotice: () => {} });
	await owner.unsafe(`create role ${user} login password 'p'; alter database ${address.pathname.slice(1)} owner to ${user}`);
	url = Object.assign(address, { username: user, password: "p" }).href;
});
afterEach(async () => {
	await owner.unsafe(
		`do $$ begin execute format('alter database %I owner to %I', current_database(), current_user); end $$;
		reassign owned by ${user} to current_user; drop owned by ${user}; drop role ${user}`,
	);
	await owner.end();
	await dropServerDatabase(dataDir);
	rmSync(dataDir, { recursive: true, force: true });
});

async function examine(databaseUrl = url) {
	const { code, output } = await runSiteCommand({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, "doctor");
	return { code, output, wrong: output.match(/^wrong .*$/gm) ?? [] };
}

test("a server that no start can use is one finding, in the words of the start, and nothing is written", async () => {
	const { code, output, wrong } = await examine();
	expect({ code, count: wrong.length }).toEqual({ code: 1, count: 1 });
	expect(wrong[0]).toMatch(/DATABASE_URL fits the site: The account "doctor_\d+" of DATABASE_URL lacks rights; as .*:$/);
	const statements = output.match(/^ {2}(create|alter|grant) .*;$/gm) ?? [];
	expect(statements.length).toBeGreaterThan(2);
	expect(await owner`select from pg_namespace where nspname in ('auth', 'supabase_migrations')`).toHaveLength(0);
	const away = await examine(url.replace(/:\d+\//, ":1/"));
	expect(away.wrong).toEqual([expect.stringMatching(/cannot be used: nothing listens there \(ECONNREFUSED\)\.$/)]);
	expect(away.output).not.toContain(":p@");
});

test("a site at work is fine, and too few connections or a right that was taken away are named", async () => {
	const { output } = await examine();
	for (const statement of output.match(/^ {2}(create|alter|grant) .*;$/gm) ?? []) await owner.unsafe(statement);
	const backend = await startBackend({ dataDir, environment: { DATABASE_URL: url } });
	expect(await examine()).toMatchObject({ code: 0, wrong: [] });

	await owner.unsafe(`alter role ${user} connection limit ${maxConnections - 1}`);
	expect((await examine()).wrong).toEqual([
		expect.stringMatching(
			new RegExp(`has connections left for the site: it has \\d+ and may get \\d+ more, .* takes up to ${maxConnections}: raise`),
		),
	]);
	await owner.unsafe(`alter role ${user} connection limit ${maxConnections + 1} nobypassrls`);
	expect((await examine()).wrong).toEqual([expect.stringContaining("fits the site: The account")]);
	await backend.stop();
});
