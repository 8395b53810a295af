import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describeProcess } from "@site/shared-data/files";
import { runBackups } from "../../backup-schedule/runBackups.ts";
import { writeControlFile } from "../../embedded/control/controlFile.ts";
import { listBackups, readBackupFailure } from "../../embedded/data-dir/backupFolder.ts";
import { asAdmin, asVisitor } from "../../testing/createCaller.ts";
import { prepareDataDirectory } from "../../testing/dataDirectory.ts";
import { runSiteCommand, waitUntil } from "../../testing/processes.ts";
import { startBackend } from "../../testing/startBackend.ts";
import { canMount, withTmpfs } from "../../testing/withTmpfs.ts";

// Each command and each backend is a separate process.
jest.setTimeout(300_000);

const whenMounting = canMount() ? test : test.skip;
const hourMs = 60 * 60_000;

let dataDir: string;
let lines: string[];
let running: { stop(): Promise<void> }[];

beforeEach(async () => {
	dataDir = mkdtempSync(join(tmpdir(), "site-backups-"));
	[lines, running] = [[], []];
	await prepareDataDirectory(dataDir);
});
afterEach(async () => {
	for (const { stop } of running.toReversed()) await stop();
	rmSync(dataDir, { recursive: true, force: true });
});

/** Runs the schedule until the test's end or `stop`. */
function schedule({ folder = dataDir, keep = 3, retryMs = 200 } = {}) {
	const stopping = new AbortController();
	const log = {
		info: (...args: unknown[]) => lines.push(`info ${String(args.at(-1))}`),
		warn: (...args: unknown[]) => lines.push(`warn ${String(args.at(-1))}`),
	} as unknown as Parameters<typeof runBackups>[0]["log"];
	const ended = runBackups({ dataDir: folder, everyMs: hourMs, keep, retryMs, log, signal: stopping.signal });
	const stop = () => {
		stopping.abort();
		return ended;
	};
	running.push({ stop });
	return { stop };
}

async function start(folder = dataDir) {
	const backend = await startBackend({ dataDir: folder });
	running.push(backend);
	return backend;
}

const backups = (folder = dataDir) => readdirSync(join(folder, "backups")).sort();
const isMade = () => lines.some((line) => line.startsWith("info"));
const isRefused = () => lines.some((line) => line.startsWith("warn"));

/** A file with the name of a backup that is so many hours old. */
function putBackup(hours: number, content = "an older backup"): string {
	const time = new Date(Date.now() - hours * hourMs).toISOString().slice(0, 19).replaceAll(":", "-");
	const name = `backup-${time}.ndjson.gz`;
	mkdirSync(join(dataDir, "backups"), { recursive: true });
	writeFileSync(join(dataDir, "backups", name), content);
	return name;
}

/** A site of this directory whose backups are the data that `answer` sends. */
async function startControl(answer: (response: ServerResponse) => void) {
	const server = createServer((_request, response) => answer(response));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const remove = await writeControlFile(dataDir, { url, secret: "s", siteUrl: url, publishableKey: "k" });
	running.push({
		async stop() {
			remove();
			server.closeAllConnections();
			server.close();
		},
	});
}

test("the first backup is made at once, for this account alone, ticks the admin's first step, and restores the site", async () => {
	const backend = await start();
	await asVisitor(backend).post("/rest/v1/contacts", { name: "A", email: "a@example.com", subject: "s", message: "m" });
	schedule();
	await waitUntil(isMade, "a backup is made");
	const [name, ...others] = backups();
	expect(others).toEqual([]);
	expect(statSync(join(dataDir, "backups", name as string)).mode & 0o777).toBe(0o600);
	expect(statSync(join(dataDir, "backups")).mode & 0o777).toBe(0o700);
	const admin = await asAdmin(backend);
	expect((await admin.post("/rest/v1/rpc/first_steps", {})).body).toMatchObject([{ has_backup: true }]);
	const elsewhere = join(dataDir, "elsewhere");
	const restored = await runSiteCommand({ DATA_DIR: elsewhere }, "restore", join(dataDir, "backups", name as string));
	expect(restored).toEqual({ code: 0, output: expect.stringContaining("1 messages") });
});

test("the newest backup's age decides, also after a restart; the oldest go after a good one, and other files stay", async () => {
	await start();
	const [oldest, older, newest] = [putBackup(30), putBackup(20), putBackup(0.9)];
	writeFileSync(join(dataDir, "backups/notes.txt"), "mine");
	const draft = "backup-2026-01-01T00-00-00.ndjson.gz.part";
	writeFileSync(join(dataDir, "backups", draft), "of a process that was killed");
	const first = schedule();
	await new Promise((resolve) => setTimeout(resolve, 1_000));
	expect([lines, backups()]).toEqual([[], [oldest, older, newest, draft, "notes.txt"].sort()]);
	await first.stop();
	rmSync(join(dataDir, "backups", newest));
	const middle = putBackup(1.1);
	schedule();
	await waitUntil(isMade, "a backup is made");
	const left = backups();
	expect(left).toHaveLength(4);
	expect(left).toEqual(expect.arrayContaining([older, middle, "notes.txt"]));
	expect(left).not.toContain(oldest);
});

test("a backup or failure with a future time delays no backup, and does not count as success for doctor and metrics", async () => {
	await start();
	const [ahead, older] = [putBackup(-48), putBackup(30)];
	writeFileSync(join(dataDir, "backup-failure.json"), JSON.stringify({ failedAt: Date.now() + 48 * hourMs, reason: "r" }));
	expect([listBackups(dataDir)[0]?.path, readBackupFailure(dataDir)]).toEqual([join(dataDir, "backups", older), undefined]);
	schedule({ keep: 2 });
	await waitUntil(isMade, "a backup is made");
	expect(backups()).toEqual([older, expect.stringMatching(/^backup-/)]);
	expect(backups()).not.toContain(ahead);
	await new Promise((resolve) => setTimeout(resolve, 1_000));
	expect(lines).toHaveLength(1);
});

test("while another process makes a backup, its draft stays and no second is made; when it is killed, the next is made", async () => {
	await start();
	const other = spawn("sleep", ["600"]);
	mkdirSync(join(dataDir, "backups"));
	const draft = "backup-2026-01-01T00-00-00.ndjson.gz.part";
	writeFileSync(join(dataDir, "backups", draft), "of the other process");
	writeFileSync(join(dataDir, "backup.lock"), JSON.stringify(describeProcess(other.pid as number)));
	schedule();
	await new Promise((resolve) => setTimeout(resolve, 2_000));
	expect([lines, backups()]).toEqual([[], [draft]]);
	other.kill("SIGKILL");
	await waitUntil(isMade, "the backup is made");
	await waitUntil(() => !existsSync(join(dataDir, "backup.lock")), "the lock is released");
	expect([lines.length, backups()]).toEqual([1, [expect.stringMatching(/\.gz$/)]]);
});

test("an unusable folder and an unavailable backend are logged in a sentence, reported by the doctor, and retried", async () => {
	writeFileSync(join(dataDir, "backups"), "no folder");
	schedule();
	await waitUntil(isRefused, "the folder is refused");
	expect(lines[0]).toMatch(/^warn The scheduled backup failed, .*backups cannot be used \(EEXIST\)\.$/);
	expect(readBackupFailure(dataDir)).toEqual({ failedAt: expect.any(Number), reason: expect.stringContaining("cannot be used") });
	rmSync(join(dataDir, "backups"));
	await waitUntil(() => lines.some((line) => line.includes("the backend is not running.")), "the backend is missed");
	expect(backups()).toEqual([]);
	await start();
	await waitUntil(isMade, "the backup is made");
	expect(backups()).toHaveLength(1);
});

test("an unreadable backup is not kept, and no existing one is deleted for it", async () => {
	const kept = [putBackup(30), putBackup(20)];
	await startControl((response) => response.end(gzipSync('{"format":"portfolio-backup-1","schema":[]}\n')));
	schedule({ keep: 1 });
	await waitUntil(isRefused, "the backup is refused");
	expect(lines[0]).toContain("damaged or cut off");
	expect(backups()).toEqual(kept);
});

test("a stop during a backup takes at most a second and leaves no file and no failure", async () => {
	await startControl((response) => response.write(gzipSync("half").subarray(0, 10)));
	const { stop } = schedule();
	await waitUntil(() => existsSync(join(dataDir, "backups")) && backups().length === 1, "a backup is under way");
	expect(backups()[0]).toMatch(/\.part$/);
	const start = performance.now();
	await stop();
	expect(performance.now() - start).toBeLessThan(1_000);
	expect([backups(), lines, readBackupFailure(dataDir)]).toEqual([[], [], undefined]);
});

whenMounting(
	"with little free space no backup begins, a sentence names the needed space, and the site can still write",
	async () => {
		await withTmpfs(async (mounted, limit) => {
			await prepareDataDirectory(mounted);
			const backend = await startBackend({ dataDir: mounted });
			const { blocks, bavail, bsize } = statfsSync(mounted);
			limit(`size=${Math.ceil(((blocks - bavail) * bsize + 20_000_000) / 1024)}k`);
			const { stop } = schedule({ folder: mounted });
			await waitUntil(isRefused, "the backup is refused");
			await stop();
			expect(lines[0]).toMatch(/has \d+ MB free, and a backup needs 32 MB; nothing was changed, make room\.$/);
			expect(backups(mounted)).toEqual([]);
			const message = { name: "A", email: "a@example.com", subject: "s", message: "m" };
			expect((await asVisitor(backend).post("/rest/v1/contacts", message)).status).toBe(201);
			await backend.stop();
		});
	},
);
