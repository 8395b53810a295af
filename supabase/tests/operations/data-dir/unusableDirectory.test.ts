import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentsOf, prepareDataDirectory } from "../../../testing/dataDirectory.ts";
import { launchBackend } from "../../../testing/launchBackend.ts";
import { canMount, withTmpfs } from "../../../testing/withTmpfs.ts";

const isRoot = process.getuid?.() === 0;
/** Root passes every permission, so its tests start the backend as nobody. */
const account = isRoot ? { uid: 65_534, gid: 65_534 } : {};
const whenMounting = canMount() ? test : test.skip;
const whenRoot = isRoot ? test : test.skip;

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "site-unusable-"));
	chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The sentence that refuses the start. */
async function refusalOf(dataDir: string, asAccount: typeof account = {}): Promise<string> {
	const start = launchBackend({ DATA_DIR: dataDir }, asAccount);
	const message = await start.then(
		({ child }) => {
			child.kill("SIGKILL");
			return "it started";
		},
		(error: Error) => error.message,
	);
	expect(message).toMatch(/^DATA_DIR [^\n]*\.$/);
	expect(message).toContain(dataDir);
	return message;
}

test.each(["/proc/site", "/proc/1/site", "/sys/site"])(
	"a directory cannot be made in %s, and the start says so",
	async (path) => {
		expect(await refusalOf(path)).toMatch(/cannot be made|may not be used|not this account/);
	},
);

test("a file in the directory's place, or in its parents' place, remains unchanged", async () => {
	const file = join(folder, "letter.txt");
	writeFileSync(file, "dear future");
	const before = contentsOf(folder);
	expect(await refusalOf(file)).toContain("is not a directory");
	expect(await refusalOf(join(file, "data"))).toContain("is not a directory");
	expect(contentsOf(folder)).toEqual(before);
});

test("symbolic links that lead nowhere are refused", async () => {
	symlinkSync(join(folder, "second"), join(folder, "first"));
	symlinkSync(join(folder, "first"), join(folder, "second"));
	symlinkSync(join(folder, "gone"), join(folder, "dangling"));
	expect(await refusalOf(join(folder, "first"))).toContain("symbolic links that lead in a circle");
	expect(await refusalOf(join(folder, "first", "data"))).toContain("symbolic links that lead in a circle");
	expect(await refusalOf(join(folder, "dangling"))).toContain("is not a directory");
});

test("a directory that this account may not use is refused", async () => {
	const closed = join(folder, "closed");
	mkdirSync(closed, { mode: 0o000 });
	expect(await refusalOf(closed, account)).toContain("may not be used by this account");
	expect(await refusalOf(join(closed, "data"), account)).toContain("may not be used by this account");
	chmodSync(closed, 0o700);
	expect(contentsOf(closed)).toEqual([]);
});

whenRoot("a directory that cannot be closed to others because it is another account's is refused", async () => {
	const shared = join(folder, "shared");
	mkdirSync(shared);
	chmodSync(shared, 0o777);
	expect(await refusalOf(shared, account)).toContain("is not this account's to change");
	expect(contentsOf(shared)).toEqual([]);
});

whenRoot("a site of which another account owns a file is refused by that file's name", async () => {
	const dataDir = join(folder, "data");
	await prepareDataDirectory(dataDir);
	const before = contentsOf(dataDir);
	execFileSync("chown", ["-R", "65534:65534", dataDir]);
	execFileSync("chown", ["0:0", join(dataDir, "secrets.json")]);
	expect(await refusalOf(dataDir, account)).toMatch(/may not be used by this account .*secrets\.json/);
	expect(contentsOf(dataDir)).toEqual(before);
});

whenMounting("a read-only file system is refused, with a site on it and without", async () => {
	await withTmpfs(async (mounted, limit) => {
		const dataDir = join(mounted, "data");
		await prepareDataDirectory(dataDir);
		const before = contentsOf(mounted);
		limit("ro");
		expect(await refusalOf(dataDir)).toContain("read-only file system");
		expect(await refusalOf(join(mounted, "new"))).toContain("read-only file system");
		expect(contentsOf(mounted)).toEqual(before);
	});
});
