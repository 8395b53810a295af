import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { appendChecksum } from "../../embedded/backup/backupFormat.ts";
import { listMigrations } from "../../embedded/database/migrations.ts";
import { readUpgrade } from "../../embedded/database/upgrades.ts";
import { asAccount, asService } from "../../testing/createCaller.ts";
import { runSiteCommand } from "../../testing/processes.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

const root = join(__dirname, "../../..");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const migrations = listMigrations().map((migration) => migration.version);
const { released, unreleased } = readUpgrade();

// Each command is a separate process.
jest.setTimeout(300_000);

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "site-older-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (dataDir: string, ...args: string[]) => runSiteCommand({ DATA_DIR: dataDir }, ...args);

type Line =
	| { table: string; row: Record<string, unknown> }
	| { file: string }
	| { schema: string[]; version?: string; commit?: string };
const linesOf = (file: string): Line[] =>
	gunzipSync(readFileSync(file))
		.toString()
		.trimEnd()
		.split("\n")
		.slice(0, -1)
		.map((line) => JSON.parse(line));
const rowsOf = (file: string) => linesOf(file).filter((line) => "row" in line);
const filesOf = (file: string) => linesOf(file).filter((line) => "file" in line);

/** A row with all its values: later migrations add columns, and words to the settings of the store. */
const withItsValues = ({ table, row: { store, ...row } }: { table: string; row: Record<string, unknown> }) => ({
	table,
	row: expect.objectContaining({ ...row, ...(store !== undefined && { store: expect.objectContaining(store as object) }) }),
});

async function withBackend<Result>(dataDir: string, work: (backend: TestBackend) => Promise<Result>): Promise<Result> {
	const backend = await startBackend({ dataDir });
	try {
		return await work(backend);
	} finally {
		await backend.stop();
	}
}

test("a backup of 3.0.0 is restored unchanged into a new site, and the next backup names this version", async () => {
	const file = join(root, "supabase/testing/backups/3.0.0.ndjson.gz");
	const dataDir = join(folder, "site");
	expect(linesOf(file)[0]).toMatchObject({ schema: released.map((migration) => migration.version) });
	expect(await run(dataDir, "restore", file)).toEqual({
		code: 0,
		output: expect.stringMatching(
			new RegExp(
				"^The site holds 2 accounts, 1 project, 2 essays, 1 job, 1 message, 1 hire request, 1 file now\\. Sign in .+\\n" +
					`The backup is of 2026-11-\\d\\d, by .+; ${unreleased.length} later migrations ran after its rows\\.\\n$`,
			),
		),
	});
	const next = join(folder, "next.ndjson.gz");
	expect(await run(dataDir, "backup", next)).toMatchObject({ code: 0 });
	// The migrations fill a table that 3.0.0 does not have.
	const known = rowsOf(next).filter(({ table }) => table !== "public.quote_settings");
	expect(known).toHaveLength(rowsOf(file).length);
	expect(known).toEqual(expect.arrayContaining(rowsOf(file).map(withItsValues)));
	expect(filesOf(next)).toEqual(filesOf(file));
	expect(linesOf(next)[0]).toMatchObject({
		schema: migrations,
		version,
		...(existsSync(join(root, ".git")) && { commit: expect.stringMatching(/^[0-9a-f]{40}$/) }),
	});
	expect(readdirSync(dataDir).filter((entry) => entry.startsWith("."))).toEqual([]);
	await withBackend(dataDir, async (backend) => {
		const admin = await asAccount(backend, "admin@example.com", "correct horse battery");
		expect((await admin.get("/rest/v1/contacts?select=name,status")).body).toEqual([{ name: "Sari", status: "replied" }]);
		expect((await fetch(`${backend.url}/storage/v1/object/public/project-images/2026/dot.png`)).status).toBe(200);
	});
});

/** A backup with these lines of a database whose last migration was that one, before 4.0.0. */
async function write(file: string, last: string, ...rows: object[]): Promise<void> {
	const schema = [...released, ...unreleased].map((migration) => migration.version).filter((one) => one <= last);
	const header = { format: "portfolio-backup-1", schema, made: "2026-11-25T00:00:00Z" };
	const lines = [header, ...rows].map((line) => `${JSON.stringify(line)}\n`);
	writeFileSync(file, gzipSync(Buffer.concat(await Readable.from(appendChecksum(Readable.from(lines))).toArray())));
}

const contact = (columns: object) => ({
	table: "public.contacts",
	row: { id: randomUUID(), name: "Sari", email: "a@example.com", subject: "s", message: "m", status: "unread", ...columns },
});
/** The last migration of 3.0.0, and the one before search texts. */
const [of300, beforeSearch] = ["20261130000300", "20261201009330"];

test("later migrations run on the rows of an older backup; a running site takes it, and refuses rows that break a rule", async () => {
	const [file, refused, oldest] = [join(folder, "older.gz"), join(folder, "refused.gz"), join(folder, "oldest.gz")];
	await write(file, beforeSearch, contact({ created_at: "2026-11-24T00:00:00Z" }));
	await write(refused, of300, contact({ created_at: "2026-11-24T00:00:00Z", email: "none" }));
	await write(oldest, "20261128000310", contact({}));
	const dataDir = join(folder, "site");
	await withBackend(dataDir, async (backend) => {
		const rows = async () => (await asService(backend).get("/rest/v1/contacts?select=name,created_at,search_text")).body;
		expect(await run(dataDir, "restore", refused, "--without-admins")).toEqual({
			code: 1,
			output: expect.stringMatching(/^The backup's row 1 of public\.contacts cannot be stored \(.+\); nothing was changed\.\n$/),
		});
		expect(await run(dataDir, "restore", oldest, "--without-admins")).toEqual({
			code: 1,
			output:
				"The backup was made by a version of this site before 3.0.0; nothing was changed. " +
				"Restore it with 3.0.0, and back that site up.\n",
		});
		expect(await run(dataDir, "restore", file)).toEqual({ code: 1, output: expect.stringContaining("holds no admin") });
		expect(await rows()).toEqual([]);
		expect(await run(dataDir, "restore", file, "--without-admins")).toMatchObject({ code: 0 });
		expect(await rows()).toEqual([
			{ name: "Sari", created_at: "2026-11-24T00:00:00+00:00", search_text: "Sari\na@example.com\ns" },
		]);
		expect(readdirSync(dataDir).filter((entry) => entry.startsWith("."))).toEqual([]);
	});
});
