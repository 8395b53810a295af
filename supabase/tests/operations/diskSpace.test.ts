import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asService, asVisitor } from "../../testing/createCaller.ts";
import { contentsOf, prepareDataDirectory } from "../../testing/dataDirectory.ts";
import { startBackend } from "../../testing/startBackend.ts";
import { canMount, withTmpfs } from "../../testing/withTmpfs.ts";

const whenMounting = canMount() ? test : test.skip;
const message = { name: "A", email: "a@example.com", subject: "s", message: "m" };

let dataDir: string;

beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), "site-again-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Limits the file system so that `free` bytes are left beside its present files. */
function fill(mounted: string, limit: (options: string) => void, free: number): void {
	const { blocks, bavail, bsize } = statfsSync(mounted);
	limit(`size=${Math.ceil(((blocks - bavail) * bsize + free) / 1024)}k`);
}

whenMounting("after a crash with little room the start says that it goes without a trial, and no row is lost", async () => {
	await withTmpfs(async (mounted, limit) => {
		await prepareDataDirectory(mounted);
		const crashed = await startBackend({ dataDir: mounted });
		expect((await asVisitor(crashed).post("/rest/v1/contacts", message)).status).toBe(201);
		await crashed.kill();
		mkdirSync(join(mounted, "database.trial"));
		fill(mounted, limit, 40_000_000);
		const backend = await startBackend({ dataDir: mounted });
		expect((await asService(backend).get("/rest/v1/contacts?select=name")).body).toEqual([{ name: "A" }]);
		await backend.stop();
		expect(backend.output()).toMatch(/^\{"level":"warn"[^\n]*\d+ MB are free[^\n]*without a trial[^\n]*\}$/m);
		expect(existsSync(join(mounted, "database.trial"))).toBe(false);
	});
});

whenMounting("a damaged database is refused also where there was no room for a trial", async () => {
	await withTmpfs(async (mounted, limit) => {
		await prepareDataDirectory(mounted);
		rmSync(join(mounted, "database.seal.json"));
		damageTables(join(mounted, "database"));
		fill(mounted, limit, 40_000_000);
		await expect(startBackend({ dataDir: mounted })).rejects.toThrow(/^\S[^\n]*is damaged[^\n]*restore a backup[^\n]*\.$/);
	});
});

test("with enough room the log has no warning about a trial", async () => {
	await prepareDataDirectory(dataDir);
	rmSync(join(dataDir, "database.seal.json"));
	const backend = await startBackend({ dataDir });
	await backend.stop();
	expect(backend.output()).not.toContain('"level":"warn"');
});

function damageTables(database: string): void {
	const folder = join(database, "base", "5");
	for (const name of readdirSync(folder).filter((file) => /^\d+$/.test(file) && statSync(join(folder, file)).size > 60_000)) {
		writeFileSync(join(folder, name), Buffer.alloc(65_536, 7));
	}
}

whenMounting("a full disk is refused with one sentence, with a site on it and without", async () => {
	await withTmpfs(async (mounted, limit) => {
		const dataDir = join(mounted, "data");
		await prepareDataDirectory(dataDir);
		mkdirSync(join(mounted, "new"));
		const before = contentsOf(mounted);
		for (const free of [0, 100_000, 10_000_000]) {
			fill(mounted, limit, free);
			for (const directory of [dataDir, join(mounted, "new")]) {
				await expect(startBackend({ dataDir: directory })).rejects.toThrow(
					/^DATA_DIR \S+ has \d+ MB free, and a start needs \d+ MB; nothing was changed, make room\.$/,
				);
			}
			expect(contentsOf(mounted)).toEqual(before);
		}
	});
});
