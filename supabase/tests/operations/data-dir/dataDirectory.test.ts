import { spawn } from "node:child_process";
import { once } from "node:events";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeProcess, isRunning } from "@site/shared-data/files";
import { findDatabase } from "../../../embedded/data-dir/inspectDataDirectory.ts";
import { asAdmin, asService, asVisitor } from "../../../testing/createCaller.ts";
import { contentsOf, prepareDataDirectory, runSql } from "../../../testing/dataDirectory.ts";
import { waitUntil } from "../../../testing/processes.ts";
import { startBackend } from "../../../testing/startBackend.ts";

let dataDir: string;

beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), "site-directory-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test("the first start makes keys and a password that only this user can read, and no key is a known one", async () => {
	const backend = await startBackend({ dataDir, environment: { ADMIN_PASSWORD: "", SAMPLE_CONTENT: "on" } });
	try {
		for (const name of ["secrets.json", "admin-password.txt"]) {
			expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
		}
		expect(readFileSync(join(dataDir, "admin-password.txt"), "utf8")).toBe(`${backend.adminEmail}\n${backend.adminPassword}\n`);
		expect(Buffer.from(backend.jwtSecret, "base64url").length).toBeGreaterThanOrEqual(32);
		await asAdmin(backend);
		expect((await asVisitor(backend).get("/rest/v1/projects?select=id")).body.length).toBeGreaterThanOrEqual(5);
	} finally {
		await backend.stop();
	}
	expect(existsSync(join(dataDir, "backend.lock"))).toBe(false);
});

test("a second start on the same directory is refused and names the running process", async () => {
	const backend = await startBackend();
	try {
		await expect(startBackend({ dataDir: backend.dataDir })).rejects.toThrow(`in use by process ${backend.pid}`);
		expect((await asVisitor(backend).get("/rest/v1/profile")).status).toBe(200);
	} finally {
		await backend.stop();
	}
});

test("a taken port stops the start with a sentence, and the directory is free again", async () => {
	await prepareDataDirectory(dataDir);
	const other = createServer().listen(0, "127.0.0.1").unref();
	await once(other, "listening");
	const { port } = other.address() as AddressInfo;
	await expect(startBackend({ dataDir, environment: { BACKEND_PORT: String(port) } })).rejects.toThrow(
		`BACKEND_PORT ${port} is taken`,
	);
	expect(existsSync(join(dataDir, "backend.lock"))).toBe(false);
	other.close();
});

test("the backend ends when the process that started it is killed", async () => {
	await prepareDataDirectory(dataDir);
	const parent = spawn(
		process.execPath,
		["--import", "tsx", fileURLToPath(new URL("../../../testing/launchAndWait.ts", import.meta.url)), dataDir],
		{
			cwd: fileURLToPath(new URL("../../../..", import.meta.url)),
			stdio: ["ignore", "pipe", "inherit"],
		},
	);
	let announced = "";
	parent.stdout.on("data", (chunk) => {
		announced += chunk;
	});
	await waitUntil(() => announced.endsWith("\n"), "the backend has started");
	parent.kill("SIGKILL");
	await waitUntil(() => !isRunning({ pid: Number(announced), born: "" }), "the backend has ended");
	expect(existsSync(join(dataDir, "backend.lock"))).toBe(false);
});

test("of two starts at once exactly one runs", async () => {
	await prepareDataDirectory(dataDir);
	writeFileSync(join(dataDir, "backend.lock"), JSON.stringify({ pid: 4_000_000, born: "gone" }));
	const starts = await Promise.allSettled([startBackend({ dataDir }), startBackend({ dataDir })]);
	const running = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
	await Promise.all(running.map((backend) => backend.stop()));
	expect(running).toHaveLength(1);
});

test("a lock whose process number now belongs to another program does not stop a start", async () => {
	await prepareDataDirectory(dataDir);
	const other = spawn("sleep", ["60"]);
	other.unref();
	writeFileSync(join(dataDir, "backend.lock"), JSON.stringify({ pid: other.pid, born: "an earlier life" }));
	const backend = await startBackend({ dataDir });
	await backend.stop();
	other.kill();
});

test("a process without a boot id, as under the unit's ProcSubset=pid, locks out processes with one", async () => {
	await prepareDataDirectory(dataDir);
	const other = spawn("sleep", ["60"]);
	const { pid, born } = describeProcess(other.pid as number);
	expect(born).toMatch(/^[0-9a-f-]+:\d+$/);
	writeFileSync(join(dataDir, "backend.lock"), JSON.stringify({ pid, born: born.replace(/.*:/, ":") }));
	await expect(startBackend({ dataDir })).rejects.toThrow(`is in use by process ${pid}`);
	other.kill();
});

test.each([
	["PG_VERSION is gone", (database: string) => rmSync(join(database, "PG_VERSION"))],
	["it is of another PostgreSQL", (database: string) => writeFileSync(join(database, "PG_VERSION"), "16\n")],
	["the control file is cut off", (database: string) => truncateSync(join(database, "global", "pg_control"), 100)],
	[
		"it contains other files",
		(database: string) => {
			rmSync(database, { recursive: true });
			mkdirSync(database);
			writeFileSync(join(database, "thesis.txt"), "years of work");
		},
	],
	[
		"it is a file",
		(database: string) => {
			rmSync(database, { recursive: true });
			writeFileSync(database, "not a folder");
		},
	],
])("a database folder is refused when %s", async (_, damage) => {
	await prepareDataDirectory(dataDir);
	const database = join(dataDir, "database");
	expect(findDatabase(database)).toBe(true);
	damage(database);
	expect(() => findDatabase(database)).toThrow(/nothing was changed/);
});

test("a folder that is no database is refused with one sentence and no byte changes", async () => {
	await prepareDataDirectory(dataDir);
	rmSync(join(dataDir, "database", "PG_VERSION"));
	const before = contentsOf(dataDir);
	await expect(startBackend({ dataDir })).rejects.toThrow(/^\S.*nothing was changed.*\.$/);
	expect(contentsOf(dataDir)).toEqual(before);
});

test.each([
	[
		"the control file is garbage",
		(database: string) => writeFileSync(join(database, "global", "pg_control"), Buffer.alloc(8192, 7)),
	],
	[
		"the largest tables are garbage",
		(database: string) => {
			const folder = join(database, "base", "5");
			for (const name of readdirSync(folder).filter((file) => /^\d+$/.test(file) && statSync(join(folder, file)).size > 60_000)) {
				writeFileSync(join(folder, name), Buffer.alloc(65_536, 7));
			}
		},
	],
])("when %s the start is refused with one sentence", async (_, damage) => {
	await prepareDataDirectory(dataDir);
	damage(join(dataDir, "database"));
	await expect(startBackend({ dataDir })).rejects.toThrow(/^\S[^\n]*is damaged[^\n]*restore a backup[^\n]*\.$/);
});

test("a directory with other files is refused unchanged", async () => {
	writeFileSync(join(dataDir, "thesis.txt"), "years of work");
	await expect(startBackend({ dataDir })).rejects.toThrow("holds other files");
	expect(readdirSync(dataDir)).toEqual(["thesis.txt"]);
});

test("a database of a newer version is refused", async () => {
	await prepareDataDirectory(dataDir);
	await runSql(dataDir, [
		["insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'later')"],
	]);
	await expect(startBackend({ dataDir })).rejects.toThrow("newer version");
});

test("an interrupted first start is repeated", async () => {
	mkdirSync(join(dataDir, "database"));
	writeFileSync(join(dataDir, "database", "PG_VERSION"), "17\n");
	writeFileSync(join(dataDir, "first-start"), "");
	const backend = await startBackend({ dataDir });
	expect((await asVisitor(backend).get("/rest/v1/profile")).body).toHaveLength(1);
	await backend.stop();
});

test("a restart keeps content, accounts, keys and grants", async () => {
	const first = await startBackend();
	const message = { name: "A", email: "a@example.com", subject: "s", message: "m" };
	await asVisitor(first).post("/rest/v1/contacts", message);
	await first.kill();
	const second = await startBackend({
		dataDir: first.dataDir,
		environment: { FORM_LIMIT_PER_MINUTE: "1", SAMPLE_CONTENT: "on" },
	});
	const visitor = asVisitor(second);
	expect(second.publishableKey).toBe(first.publishableKey);
	expect((await asService(second).get("/rest/v1/contacts?select=name")).body).toEqual([{ name: "A" }]);
	expect((await visitor.get("/rest/v1/contacts")).status).toBe(401);
	expect((await visitor.post("/rest/v1/contacts", { ...message, status: "read" })).status).toBe(401);
	expect((await (await asAdmin(second)).get("/rest/v1/projects?select=id")).body).toEqual([]);
	await second.stop();
	rmSync(first.dataDir, { recursive: true });
});
