import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asAdmin, asVisitor } from "../../../testing/createCaller.ts";
import { contentsOf, prepareDataDirectory, runSql } from "../../../testing/dataDirectory.ts";
import { launchBackend } from "../../../testing/launchBackend.ts";
import { waitUntil } from "../../../testing/processes.ts";
import { startBackend } from "../../../testing/startBackend.ts";

let dataDir: string;

beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), "site-again-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test.each([
	["is gone", (database: string) => rmSync(database, { recursive: true })],
	[
		"is empty",
		(database: string) => {
			rmSync(database, { recursive: true });
			mkdirSync(database);
		},
	],
	[
		"is a symbolic link without a target",
		(database: string) => {
			rmSync(database, { recursive: true });
			symlinkSync("/nowhere/database", database);
		},
	],
	[
		"is gone and has left a marker",
		(database: string) => {
			rmSync(database, { recursive: true });
			writeFileSync(join(database, "..", "first-start"), "");
		},
	],
])("next to keys and images, a database that %s stops the start, and no sample site replaces it", async (_, lose) => {
	await prepareDataDirectory(dataDir);
	mkdirSync(join(dataDir, "files", "project-images"), { recursive: true });
	writeFileSync(join(dataDir, "files", "project-images", "a.png"), "an image");
	lose(join(dataDir, "database"));
	const before = contentsOf(dataDir);
	await expect(startBackend({ dataDir })).rejects.toThrow(
		/^DATA_DIR \S+ holds (secrets\.json, )?files and database\.seal\.json but no database; .*restore a backup.*move them away.*\.$/,
	);
	expect(contentsOf(dataDir)).toEqual(before);
});

test("two new sites share no salt, though both begin with the database of one build", async () => {
	const other = mkdtempSync(join(tmpdir(), "site-other-"));
	await Promise.all([prepareDataDirectory(dataDir), prepareDataDirectory(other, true)]);
	const salts = await Promise.all(
		[dataDir, other].map(async (directory) => (await runSql(directory, [["select form_salt from private.settings"]]))[0]?.[0]),
	);
	expect(salts[0]).not.toEqual(salts[1]);
	rmSync(other, { recursive: true });
});

test("with keys and images moved away a start creates a new site", async () => {
	await prepareDataDirectory(dataDir);
	rmSync(join(dataDir, "database"), { recursive: true });
	const tempDir = mkdtempSync(join(tmpdir(), "site-tempDir-"));
	for (const name of readdirSync(dataDir)) {
		renameSync(join(dataDir, name), join(tempDir, name));
	}
	const backend = await startBackend({ dataDir, hasSampleContent: true });
	expect((await asVisitor(backend).get("/rest/v1/projects?select=id")).body.length).toBeGreaterThan(0);
	await backend.stop();
	rmSync(tempDir, { recursive: true });
});

test.each([
	["empty", ""],
	["of an earlier version", "The first start has not finished; until it has, the database folder is made anew.\n"],
	["of another first start", "0b7c3d0a-5e0f-4a51-9a3f-2f5a4a1d8c11"],
])("a marker that is %s does not delete a database", async (_, text) => {
	await prepareDataDirectory(dataDir);
	writeFileSync(join(dataDir, "first-start"), text);
	const before = contentsOf(dataDir);
	await expect(startBackend({ dataDir })).rejects.toThrow(/first-start .*nothing was changed.*\.$/);
	expect(contentsOf(dataDir)).toEqual(before);
	rmSync(join(dataDir, "first-start"));
	const backend = await startBackend({ dataDir });
	await asAdmin(backend);
	await backend.stop();
});

test("a marker does not delete other files under the database's name", async () => {
	mkdirSync(join(dataDir, "database"));
	writeFileSync(join(dataDir, "database", "thesis.txt"), "years of work");
	writeFileSync(join(dataDir, "first-start"), "");
	const before = contentsOf(dataDir);
	await expect(startBackend({ dataDir })).rejects.toThrow(/nothing was changed/);
	expect(contentsOf(dataDir)).toEqual(before);
});

test("a marker next to a damaged database does not delete it either", async () => {
	await prepareDataDirectory(dataDir);
	writeFileSync(join(dataDir, "first-start"), "");
	rmSync(join(dataDir, "database", "global", "pg_control"));
	rmSync(join(dataDir, "database", "PG_VERSION"));
	const before = contentsOf(dataDir);
	await expect(startBackend({ dataDir })).rejects.toThrow(/nothing was changed/);
	expect(contentsOf(dataDir)).toEqual(before);
});

// The moments are in the order of the first start.
test.each([
	"backend.lock",
	"first-start",
	"database",
	"database/base/5",
	"database/PG_VERSION",
	"secrets.json",
	"admin-password.txt",
])("a first start that is killed as soon as %s exists is repeated", async (name) => {
	const start = launchBackend({ DATA_DIR: dataDir });
	const ended = start.then(
		({ child }) => child.kill("SIGKILL"),
		() => {},
	);
	await waitUntil(() => existsSync(join(dataDir, name)), `${name} is there`);
	process.kill(JSON.parse(readFileSync(join(dataDir, "backend.lock"), "utf8")).pid, "SIGKILL");
	await ended;
	const wasFinished = !existsSync(join(dataDir, "first-start")) && name !== "backend.lock";
	const backend = await startBackend({ dataDir, hasSampleContent: true, environment: { ADMIN_PASSWORD: "" } });
	expect((await asVisitor(backend).get("/rest/v1/projects?select=id")).body.length).toBeGreaterThan(0);
	if (!wasFinished) {
		await asAdmin(backend);
	}
	await backend.stop();
	expect(existsSync(join(dataDir, "first-start"))).toBe(false);
});
