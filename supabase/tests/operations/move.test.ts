import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeProcess } from "@site/shared-data/files";
import postgres from "postgres";
import { asAccount, asVisitor, createCaller } from "../../testing/createCaller.ts";
import { prepareDataDirectory } from "../../testing/dataDirectory.ts";
import { makeOrigin, moveVariables, type Origin, readRows } from "../../testing/movedSite.ts";
import { endProcess, inheritedVariables, runSiteCommand } from "../../testing/processes.ts";
import { findPostgres, type PostgresServer, startPostgres } from "../../testing/server/startPostgres.ts";
import { startBackend } from "../../testing/startBackend.ts";

// Each command is a separate process that starts one or two sites.
jest.setTimeout(300_000);

let server: PostgresServer;
let owner: postgres.Sql;
let folder: string;
let origin: Origin;

beforeAll(async () => {
	server = await startPostgres(findPostgres());
	owner = postgres(`postgres://postgres@127.0.0.1:${server.port}/postgres`, { max: 1, onnotice: () => {} });
	folder = mkdtempSync(join(tmpdir(), "site-move-"));
	origin = await makeOrigin(folder);
}, 300_000);
afterAll(async () => {
	await owner?.end();
	await server?.stop();
	rmSync(folder, { recursive: true, force: true });
});

let count = 0;

async function newDatabase(): Promise<string> {
	count += 1;
	await owner.unsafe(`create database target_${count} template template0`);
	return `postgres://postgres@127.0.0.1:${server.port}/target_${count}`;
}

const moved = expect.stringMatching(
	/ holds 2 accounts, 8 projects, .* 1 message, .* 1 file now; every row and file was compared and is the same\.\n/,
);

/** Expects the same site for a visitor, for the signed-in admin and with the old keys. */
async function expectSame(dataDir: string, environment: Record<string, string> = {}): Promise<void> {
	const backend = await startBackend({ dataDir, environment: { ...moveVariables, ...environment } });
	try {
		expect(await readRows(backend)).toEqual(origin.rows);
		const signedIn = createCaller(backend.url, backend.publishableKey, origin.token);
		expect((await signedIn.get("/rest/v1/contacts?select=name")).body).toEqual([{ name: "A" }]);
		const { strangerEmail, strangerPassword } = backend;
		expect((await (await asAccount(backend, strangerEmail, strangerPassword)).get("/rest/v1/contacts")).body).toEqual([]);
		const sent = { name: "B", email: "b@example.com", subject: "s", message: "m" };
		expect((await asVisitor(backend).post("/rest/v1/contacts", sent)).status).toBe(201);
	} finally {
		await backend.stop();
	}
}

test("a site moves to a server and back to a directory with every row, file, key, session and queued mail", async () => {
	const dataDir = origin.copy();
	const url = await newDatabase();
	expect(await runSiteCommand({ DATA_DIR: dataDir }, "move", "--to", url)).toEqual({ code: 0, output: moved });
	expect(await runSiteCommand({ DATA_DIR: dataDir }, "move", "--to", url)).toEqual({ code: 0, output: moved });
	const home = join(folder, "home");
	expect(await runSiteCommand({ DATA_DIR: dataDir, DATABASE_URL: url }, "move", "--to", home)).toEqual({
		code: 0,
		output: moved,
	});
	await expectSame(dataDir, { DATABASE_URL: url });
	await expectSame(home);
	const file = (name: number) => join(folder, `at-once-${name}.gz`);
	const backups = [1, 2, 3].map((name) => runSiteCommand({ DATA_DIR: dataDir, DATABASE_URL: url }, "backup", file(name)));
	const made = { code: 0, output: expect.stringContaining("8 projects") };
	expect(await Promise.all(backups)).toEqual([made, made, made]);
});

test("a site moves from one directory to another", async () => {
	const target = join(folder, "other");
	expect(await runSiteCommand({ DATA_DIR: origin.copy() }, "move", "--to", target)).toEqual({ code: 0, output: moved });
	await expectSame(target);
});

test.each([1500, 3000, 4500, 6000])("the same command repeats a move that was killed after %i ms", async (milliseconds) => {
	const dataDir = origin.copy();
	const url = await newDatabase();
	const child = fork("scripts/run.mjs", ["move", "--to", url], {
		cwd: join(__dirname, "../../.."),
		env: { ...inheritedVariables(), DATA_DIR: dataDir },
		stdio: "ignore",
	});
	const ended = once(child, "exit");
	const timer = setTimeout(() => void endProcess(child, "SIGKILL"), milliseconds);
	await ended;
	clearTimeout(timer);
	expect(await runSiteCommand({ DATA_DIR: dataDir }, "move", "--to", url)).toEqual({ code: 0, output: moved });
	expect(readdirSync(dataDir)).not.toContainEqual(expect.stringMatching(/^\.move\./));
	await expectSame(dataDir, { DATABASE_URL: url });
});

test.each(["SIGINT", "SIGTERM"] as const)(
	"a move that gets %s at any time leaves nothing in the site's directory",
	async (signal) => {
		const dataDir = origin.copy();
		const names = readdirSync(dataDir).sort();
		const target = join(folder, `interrupted-${signal}`);
		const codes: (number | null)[] = [];
		for (const milliseconds of [1000, 1500, 2000, 3000, 4000, 5000]) {
			const child = fork("scripts/run.mjs", ["move", "--to", target], {
				cwd: join(__dirname, "../../.."),
				env: { ...inheritedVariables(), DATA_DIR: dataDir },
				silent: true,
			});
			setTimeout(() => child.kill(signal), milliseconds);
			const [code] = await once(child, "exit");
			codes.push(code);
			expect([milliseconds, readdirSync(dataDir).sort()]).toEqual([milliseconds, names]);
		}
		expect(codes).toContain(1);
		expect(await runSiteCommand({ DATA_DIR: dataDir }, "move", "--to", target)).toEqual({ code: 0, output: moved });
		await expectSame(target);
	},
);

test("the next start removes the leftovers of a killed move", async () => {
	const dataDir = origin.copy();
	const left = [".move.4000000-1-0123abcd.part", ".backup.4000000-1-0123abcd.part", "move-under-way", "restore-under-way"];
	const { pid, born } = describeProcess(process.pid);
	const kept = [`.move.${pid}-${born.split(":")[1]}-0123abcd.part`, ".moved"];
	for (const name of [...left, ...kept]) mkdirSync(join(dataDir, name));
	await (await startBackend({ dataDir })).stop();
	expect(
		readdirSync(dataDir)
			.filter((name) => [...left, ...kept].includes(name))
			.sort(),
	).toEqual(kept.sort());
});

test("a target with a site is unchanged without --replace", async () => {
	const target = join(folder, "used");
	mkdirSync(target);
	await prepareDataDirectory(target, true);
	const keys = readFileSync(join(target, "secrets.json"), "utf8");
	const dataDir = origin.copy();
	const { code, output } = await runSiteCommand({ DATA_DIR: dataDir }, "move", "--to", target);
	expect({ code, output }).toEqual({
		code: 1,
		output: expect.stringMatching(/^The site is not empty \(it holds projects, .*nothing was changed/),
	});
	expect(readFileSync(join(target, "secrets.json"), "utf8")).toBe(keys);
	expect(await runSiteCommand({ DATA_DIR: dataDir }, "move", "--to", target, "--replace")).toEqual({ code: 0, output: moved });
	await expectSame(target);
});

function psql(url: string, file: string): void {
	execFileSync("psql", ["-X", "-q", "-v", "ON_ERROR_STOP=1", "-f", file, url], { stdio: ["ignore", "ignore", "inherit"] });
}

/** Unpacks an archive of `backup --sql` into a data directory with the origin's keys. */
function unpack(archive: string): string {
	count += 1;
	const dataDir = join(folder, `unpacked-${count}`);
	mkdirSync(dataDir);
	execFileSync("tar", ["-xzf", archive, "-C", dataDir]);
	cpSync(join(origin.dataDir, "secrets.json"), join(dataDir, "secrets.json"));
	return dataDir;
}

test("an archive of SQL and files makes the same site in an empty database, from either engine", async () => {
	const archive = join(folder, "site.tar.gz");
	const { code, output } = await runSiteCommand({ DATA_DIR: origin.copy() }, "backup", "--sql", archive);
	expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining("site.sql, seed.sql and the stored files; ") });
	expect(statSync(archive).mode & 0o777).toBe(0o600);
	const dataDir = unpack(archive);
	const url = await newDatabase();
	psql(url, join(dataDir, "site.sql"));
	const again = join(folder, "again.tar.gz");
	expect(await runSiteCommand({ DATA_DIR: dataDir, DATABASE_URL: url }, "backup", "--sql", again)).toMatchObject({ code: 0 });
	await expectSame(dataDir, { DATABASE_URL: url });
	const other = await newDatabase();
	const otherDir = unpack(again);
	psql(other, join(otherDir, "site.sql"));
	await expectSame(otherDir, { DATABASE_URL: other });
});

test("seed.sql fills a database that has the migrations, or changes nothing", async () => {
	const archive = join(folder, "rows.tar.gz");
	expect(await runSiteCommand({ DATA_DIR: origin.copy() }, "backup", "--sql", archive)).toMatchObject({ code: 0 });
	const dataDir = unpack(archive);
	const url = await newDatabase();
	await (await startBackend({ dataDir, environment: { DATABASE_URL: url } })).stop();
	const target = postgres(url, { max: 1, onnotice: () => {} });
	expect(() => psql(url, join(dataDir, "seed.sql"))).toThrow();
	expect((await target`select count(*)::integer as count from public.essays`)[0]).toEqual({ count: 0 });
	await target`delete from auth.users`;
	psql(url, join(dataDir, "seed.sql"));
	await target.end();
	const backend = await startBackend({ dataDir, environment: { DATABASE_URL: url } });
	const { mails: _mails, mail_settings: _settings, setup: _setup, ...rows } = origin.rows;
	expect(await readRows(backend)).toMatchObject(rows);
	await asAccount(backend, backend.adminEmail, backend.adminPassword);
	await backend.stop();
});

test.each([
	["no target", [], /^Usage: npm run move -- --to /],
	["an address without a database", ["--to", "postgres://127.0.0.1:1"], /^DATABASE_URL must be an address like /],
	[
		"a server that is not there",
		["--to", "postgres://a:secret@127.0.0.1:1/site"],
		/^The PostgreSQL server 127\.0\.0\.1:1\/site of DATABASE_URL cannot be used: nothing listens there/,
	],
])("%s is refused with one sentence", async (_, args, sentence) => {
	const { code, output } = await runSiteCommand({ DATA_DIR: origin.copy() }, "move", ...args);
	expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(sentence) });
	expect(output.trim().split("\n")).toHaveLength(1);
});

test("a directory with other files and the site's own directory are no targets", async () => {
	const dataDir = origin.copy();
	const target = join(folder, "documents");
	mkdirSync(target);
	writeFileSync(join(target, "thesis.txt"), "years of work");
	const other = await runSiteCommand({ DATA_DIR: dataDir }, "move", "--to", target);
	expect(other).toEqual({ code: 1, output: expect.stringMatching(/^DATA_DIR \S+ holds other files and none of this site/) });
	expect(readdirSync(target)).toEqual(["thesis.txt"]);
	const same = await runSiteCommand({ DATA_DIR: dataDir }, "move", "--to", dataDir);
	expect(same).toEqual({ code: 1, output: expect.stringMatching(/^The site is in \S+ already; name another directory\.\n$/) });
});
