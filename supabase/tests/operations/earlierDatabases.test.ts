import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { root } from "../../../build/paths.ts";
import { asAccount } from "../../testing/createCaller.ts";
import { prepareDataDirectory, runSql } from "../../testing/dataDirectory.ts";
import { runProgram, runSiteCommand } from "../../testing/processes.ts";
import { rightsQueries, toSentences } from "../../testing/programs/rightsQueries.ts";
import { createServerDatabase, dropServerDatabase } from "../../testing/server/serverDatabase.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

const backup = join(root, "supabase/testing/backups/3.0.0.ndjson.gz");
/** The last migration of 3.0.0. */
const released = "20261130000300";

jest.setTimeout(180_000);

let dataDir: string;
let fresh: string;

beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), "site-earlier-"));
	fresh = mkdtempSync(join(tmpdir(), "site-fresh-"));
});
afterEach(async () => {
	for (const folder of [dataDir, fresh]) {
		rmSync(folder, { recursive: true, force: true });
		await dropServerDatabase(folder);
	}
});

async function makeEarlier(input: { last: string; backup?: string }): Promise<void> {
	await createServerDatabase(dataDir);
	await runProgram("testing/programs/makeEarlierDatabaseProgram.ts", dataDir, { input: JSON.stringify(input) });
}

async function withBackend<Result>(work: (backend: TestBackend) => Promise<Result>): Promise<Result> {
	const backend = await startBackend({ dataDir });
	try {
		return await work(backend);
	} finally {
		await backend.stop();
	}
}

async function catalogOf(folder: string): Promise<string[]> {
	return toSentences(
		await runSql(
			folder,
			rightsQueries.map((sql) => [sql]),
		),
	);
}

test.each([
	["3.0.0", released],
	["a state between 3.0.0 and 4.0.0", "20261201008230"],
	["the last such state", "20261201009500"],
])("a database of %s ends with the catalog of a new one", async (_, last) => {
	await makeEarlier({ last });
	await withBackend(async () => {});
	await prepareDataDirectory(fresh);
	const expected = await catalogOf(fresh);
	expect(expected.length).toBeGreaterThan(900);
	expect(await catalogOf(dataDir)).toEqual(expected);
});

type Row = { table: string; row: Record<string, unknown> };
const rowsOf = (file: string) =>
	gunzipSync(readFileSync(file))
		.toString()
		.trimEnd()
		.split("\n")
		.map((line) => JSON.parse(line) as Row)
		.filter((line) => "row" in line);

test("a database of 3.0.0 with rows opens, and keeps every value of them", async () => {
	await makeEarlier({ last: released, backup });
	await withBackend(async (backend) => {
		const admin = await asAccount(backend, "admin@example.com", "correct horse battery");
		expect((await admin.get("/rest/v1/contacts?select=name,status")).body).toEqual([{ name: "Sari", status: "replied" }]);
		expect((await fetch(`${backend.url}/storage/v1/object/public/project-images/2026/dot.png`)).status).toBe(200);
	});
	const file = join(fresh, "site.ndjson.gz");
	expect(await runSiteCommand({ DATA_DIR: dataDir }, "backup", file)).toMatchObject({ code: 0 });
	const found = rowsOf(file);
	for (const { table, row } of rowsOf(backup)) {
		const { store, ...kept } = row;
		// Dates of use change with each use.
		for (const name of ["last_sign_in_at", "updated_at", "last_accessed_at"]) delete kept[name];
		expect(found).toContainEqual({
			table,
			row: expect.objectContaining({
				// A sign-in changes the account.
				...(table === "auth.users" ? { id: row.id, encrypted_password: row.encrypted_password } : kept),
				...(store !== undefined && { store: expect.objectContaining(store as object) }),
			}),
		});
	}
	expect(found.filter(({ table }) => table === "public.revisions").map(({ row }) => row.was_public)).toContain(true);
});

test("a database from before 3.0.0 is refused in a sentence, and unchanged", async () => {
	await makeEarlier({ last: "20261129000300" });
	const before = await catalogOf(dataDir);
	await expect(startBackend({ dataDir })).rejects.toThrow(
		"made by a version of this site before 3.0.0; nothing was changed, start 3.0.0 with it once and then this one.",
	);
	expect(await catalogOf(dataDir)).toEqual(before);
});
