import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { listMigrations } from "../../embedded/database/migrations.ts";
import { appendChecksum } from "../../embedded/maintenance/backupFormat.ts";
import { asAccount, asService } from "../../testing/createCaller.ts";
import { runSiteCommand } from "../../testing/processes.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

const root = join(__dirname, "../../..");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const migrations = listMigrations().map((migration) => migration.version);

// Each command is a process of its own.
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
const rowsOf = (file: string) =>
	linesOf(file)
		.flatMap((line) =>
			"row" in line ? [`${line.table} ${JSON.stringify(line.row)}`] : "file" in line ? [JSON.stringify(line)] : [],
		)
		.sort();

async function withBackend<Result>(dataDir: string, work: (backend: TestBackend) => Promise<Result>): Promise<Result> {
	const backend = await startBackend({ dataDir });
	try {
		return await work(backend);
	} finally {
		await backend.stop();
	}
}

test("a backup that 3.0.0 made goes into a new site as it is, and the next backup names this version", async () => {
	const file = join(root, "supabase/testing/backups/3.0.0.ndjson.gz");
	const dataDir = join(folder, "site");
	const later = migrations.length - (linesOf(file)[0] as { schema: string[] }).schema.length;
	expect(await run(dataDir, "restore", file)).toEqual({
		code: 0,
		output: expect.stringMatching(
			new RegExp(
				"^The site holds 2 accounts, 1 projects, 2 essays, 1 jobs, 1 messages, 1 hire requests, 1 files now\\. Sign in .+\\n" +
					`The backup is of 2026-11-\\d\\d, by .+; ${later} later migrations ran after its rows\\.\\n$`,
			),
		),
	});
	const next = join(folder, "next.ndjson.gz");
	expect(await run(dataDir, "backup", next)).toMatchObject({ code: 0 });
	expect(rowsOf(next)).toEqual(rowsOf(file));
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

/** A backup with these lines, whose last migration is that one. */
async function write(file: string, last: string, ...rows: object[]): Promise<void> {
	const header = { format: "portfolio-backup-1", schema: migrations.filter((one) => one <= last), made: "2026-11-25T00:00:00Z" };
	const lines = [header, ...rows].map((line) => `${JSON.stringify(line)}\n`);
	writeFileSync(file, gzipSync(Buffer.concat(await Readable.from(appendChecksum(Readable.from(lines))).toArray())));
}

const contact = (columns: object) => ({
	table: "public.contacts",
	row: { id: randomUUID(), name: "\u200b", email: "a@example.com", subject: "a\nb", message: "m", status: "unread", ...columns },
});
/** The migrations after it mend texts of which nothing is seen. */
const beforeVisibleTexts = "20261128000310";

test("migrations run on the rows of an older backup; a running site takes it, and refuses what it cannot take unchanged", async () => {
	const [file, refused] = [join(folder, "older.gz"), join(folder, "refused.gz")];
	await write(file, beforeVisibleTexts, contact({ created_at: "2026-11-24T00:00:00Z" }));
	await write(refused, beforeVisibleTexts, contact({ created_at: "2026-11-24T00:00:00Z", email: "none" }));
	const dataDir = join(folder, "site");
	await withBackend(dataDir, async (backend) => {
		const names = async () => (await asService(backend).get("/rest/v1/contacts?select=name,subject,created_at")).body;
		expect(await run(dataDir, "restore", refused, "--without-admins")).toEqual({
			code: 1,
			output: expect.stringMatching(/^The backup's row 1 of public\.contacts cannot be stored \(.+\); nothing was changed\.\n$/),
		});
		expect(await run(dataDir, "restore", file)).toEqual({ code: 1, output: expect.stringContaining("holds no admin") });
		expect(await names()).toEqual([]);
		expect(await run(dataDir, "restore", file, "--without-admins")).toMatchObject({ code: 0 });
		expect(await names()).toEqual([{ name: "(blank)", subject: "a b", created_at: "2026-11-24T00:00:00+00:00" }]);
		expect(readdirSync(dataDir).filter((entry) => entry.startsWith("."))).toEqual([]);
	});
});
