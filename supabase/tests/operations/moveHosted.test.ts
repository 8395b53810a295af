import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { asAccount, asAdmin, asService, asVisitor } from "../../testing/createCaller.ts";
import { admin, prepareDataDirectory, runSql, stranger } from "../../testing/dataDirectory.ts";
import { imagePath, makeOrigin, moveVariables, type Origin, readRows, type SiteRows } from "../../testing/movedSite.ts";
import { endProcess, inheritedVariables, runSiteCommand } from "../../testing/processes.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";
import { type Forwarder, startForwarder } from "../../testing/startForwarder.ts";
import { findPostgres, type PostgresServer, startPostgres } from "../../testing/startPostgres.ts";

// This product's own backend stands for the hosted project: its APIs answer as documented (docs/api.md).
jest.setTimeout(300_000);

let server: PostgresServer;
let owner: postgres.Sql;
let folder: string;
let origin: Origin;
const running: { stop(): Promise<void> }[] = [];

const stored = `/storage/v1/object/public/${imagePath}`;
const text = `![A](${stored})\n<img src="${stored}" srcset="${stored} 1x,${stored} 2x">\n[it]: ${stored}\nhttps://elsewhere.example${stored}`;

beforeAll(async () => {
	server = await startPostgres(findPostgres());
	owner = postgres(`postgres://postgres@127.0.0.1:${server.port}/postgres`, { max: 1, onnotice: () => {} });
	folder = mkdtempSync(join(tmpdir(), "site-hosted-"));
	origin = await makeOrigin(folder, async (signedIn, service) => {
		expect((await signedIn.patch("/rest/v1/projects?id=neq.none", { preview_url: stored, content: text })).status).toBe(200);
		expect((await signedIn.patch("/rest/v1/jobs?company=neq.none", { company_logo: stored })).status).toBe(200);
		// Rows that do not fit into one request.
		const essay = { excerpt: "e", content: "ü".repeat(240_000), status: "draft" };
		for (const title of ["Long 1", "Long 2", "Long 3"]) {
			expect((await service.post("/rest/v1/essays", { ...essay, title })).status).toBe(201);
		}
		await service.post("/rest/v1/contacts", { name: "N", email: "n@example.com", subject: "s", message: `see ${stored}` });
		await signedIn.post("/rest/v1/reply_templates", { name: "Thanks", subject: "s", body: "b" });
		await signedIn.post("/rest/v1/redirects", { from_path: "/old", to_path: "/essays" });
		for (const name of ["a", "b"]) {
			const bytes = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from(name)]);
			await signedIn.send("POST", `/storage/v1/object/essay-images/${name} é.png`, bytes, { "content-type": "image/png" });
		}
	});
}, 300_000);
afterEach(async () => {
	await Promise.all(running.splice(0).map((one) => one.stop()));
});
afterAll(async () => {
	await owner?.end();
	await server?.stop();
	rmSync(folder, { recursive: true, force: true });
});

let count = 0;

function newFolder(): string {
	count += 1;
	return join(folder, `folder-${count}`);
}

async function newDatabase(): Promise<string> {
	count += 1;
	await owner.unsafe(`create database hosted_${count} template template0`);
	return `postgres://postgres@127.0.0.1:${server.port}/hosted_${count}`;
}

/** A new project with one account; `databaseUrl` lets a test into its database. */
async function startProject(databaseUrl?: string): Promise<TestBackend> {
	const dataDir = newFolder();
	mkdirSync(dataDir);
	const environment = databaseUrl === undefined ? moveVariables : { ...moveVariables, DATABASE_URL: databaseUrl };
	const project = await startBackend({ dataDir, environment });
	running.push(project);
	return project;
}

async function forwardTo(project: TestBackend, hooks: Parameters<typeof startForwarder>[1] = {}): Promise<Forwarder> {
	const forwarder = await startForwarder(project.url, hooks);
	running.push(forwarder);
	return forwarder;
}

const moveOut = (dataDir: string, { url, secretKey }: { url: string; secretKey: string }, ...options: string[]) =>
	runSiteCommand({ DATA_DIR: dataDir, SUPABASE_SECRET_KEY: secretKey }, "move", "--to", url, ...options);

const moveHome = (
	{ url, secretKey }: { url: string; secretKey: string },
	to: string,
	variables: Record<string, string> = {},
	...options: string[]
) => runSiteCommand({ SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey, ...variables }, "move", "--to", to, ...options);

const moved = expect.stringMatching(
	/ holds 2 accounts, 8 projects, 12 essays, .* 2 messages, .* 3 files now; every row and file was compared and is the same\.\n.*with the same password\.\n(?!Whether)/,
);

/** The rows as they are in a hosted project, whose images have another origin than the pages. */
function withImagesOf(url: string): SiteRows {
	const contentTables = ["projects", "essays", "revisions", "jobs", "profile", "services", "site_settings"];
	const absolute = (row: string) =>
		row.replaceAll(/(?<=["( ,]|\\n|\\")\/storage\/v1\/object\/public/g, `${url}/storage/v1/object/public`);
	return Object.fromEntries(
		Object.entries(origin.rows).map(([table, rows]) => [
			table,
			contentTables.includes(table) ? (rows as string[]).map(absolute).sort() : rows,
		]),
	);
}

/** The same accounts, passwords, admins and files. */
async function expectAccess(backend: TestBackend): Promise<void> {
	const signedIn = await asAccount(backend, admin.email, admin.password);
	expect((await signedIn.get("/rest/v1/contacts?select=name&order=name")).body).toEqual([{ name: "A" }, { name: "N" }]);
	const other = await asAccount(backend, stranger.email, stranger.password);
	expect((await other.get("/rest/v1/contacts")).body).toEqual([]);
	const file = await fetch(`${backend.url}/storage/v1/object/public/essay-images/${encodeURIComponent("b é.png")}`);
	expect(
		Buffer.from(await file.arrayBuffer())
			.subarray(8)
			.toString(),
	).toBe("b");
}

/** Ids and counters go on, and triggers work again. */
async function expectAlive(backend: TestBackend): Promise<void> {
	const sent = { name: "B", email: "b@example.com", subject: "s", message: "m" };
	expect((await asVisitor(backend).post("/rest/v1/contacts", sent)).status).toBe(201);
	const { body } = await asService(backend).get("/rest/v1/contacts?name=eq.B&select=status");
	expect(body).toEqual([{ status: "unread" }]);
	const signedIn = await asAccount(backend, admin.email, admin.password);
	const essay = (await signedIn.patch("/rest/v1/essays?title=eq.Long%201", { title: "Longer" })).body[0];
	const { body: revisions } = await signedIn.get(`/rest/v1/revisions?select=number&entity=eq.essays&entity_id=eq.${essay.id}`);
	expect(revisions).toHaveLength(2);
}

async function expectHome(dataDir: string, environment: Record<string, string> = {}): Promise<void> {
	const backend = await startBackend({ dataDir, environment: { ...moveVariables, ...environment } });
	running.push(backend);
	expect(await readRows(backend)).toEqual(origin.rows);
	await expectAccess(backend);
	await expectAlive(backend);
}

test("a site moves to a hosted project, to a directory and to a server, each the same as before", async () => {
	const project = await startProject();
	expect(await moveOut(origin.copy(), project)).toEqual({ code: 0, output: moved });
	expect(await readRows(project)).toEqual(withImagesOf(project.url));
	expect(JSON.stringify(await readRows(project))).toContain(`see ${stored}`);
	await expectAccess(project);
	const home = newFolder();
	expect(await moveHome(project, home)).toEqual({ code: 0, output: moved });
	expect(readdirSync(home)).not.toContain(".move-under-way");
	await expectHome(home);
	const [keys, url] = [newFolder(), await newDatabase()];
	expect(await moveHome(project, url, { DATA_DIR: keys })).toEqual({ code: 0, output: moved });
	await expectHome(keys, { DATABASE_URL: url });
	await expectAlive(project);
});

test("the same command again brings nothing twice", async () => {
	const project = await startProject();
	const forwarder = await forwardTo(project);
	const dataDir = origin.copy();
	const hosted = { url: forwarder.url, secretKey: project.secretKey };
	expect(await moveOut(dataDir, hosted)).toEqual({ code: 0, output: moved });
	const writes = (lines: string[]) => lines.filter((line) => !/ \/rest\/v1\/rpc\/read_site|^GET /.test(line));
	expect(writes(forwarder.seen).length).toBeGreaterThan(5);
	const before = forwarder.seen.length;
	expect(await moveOut(dataDir, hosted)).toEqual({ code: 0, output: moved });
	expect(writes(forwarder.seen.slice(before))).toEqual([]);
});

/** Runs the command until `isMoment` is met for the n-th time, and kills it there. */
async function killAt(
	moment: { line: RegExp; times: number; when: "before" | "after" },
	project: TestBackend,
	variables: Record<string, string>,
	args: (url: string) => string[],
): Promise<string> {
	let child: ReturnType<typeof fork> | undefined;
	let met = 0;
	const hook = async (line: string) => {
		if (moment.line.test(line) && ++met === moment.times) {
			await endProcess(child as ReturnType<typeof fork>, "SIGKILL");
		}
	};
	const { url } = await forwardTo(project, { [moment.when]: hook });
	child = fork("scripts/run.mjs", ["move", ...args(url)], {
		cwd: join(__dirname, "../../.."),
		env: {
			...inheritedVariables(),
			...variables,
			SUPABASE_SECRET_KEY: project.secretKey,
			...(variables.SUPABASE_URL === undefined ? {} : { SUPABASE_URL: url }),
		},
		stdio: "ignore",
	});
	await once(child, "exit");
	expect(child.signalCode).toBe("SIGKILL");
	return url;
}

test.each([
	["the second file is sent", { line: /^POST \/storage/, times: 2, when: "before" }],
	["the first account is there", { line: /^POST \/auth/, times: 1, when: "after" }],
	["half of the rows wait", { line: /stage_rows/, times: 3, when: "after" }],
	["the rows are put in place", { line: /finish_move/, times: 1, when: "before" }],
	["the rows are in place", { line: /finish_move/, times: 1, when: "after" }],
] as const)("a move that is killed when %s is finished by the same command", async (_, moment) => {
	const project = await startProject();
	const dataDir = origin.copy();
	const url = await killAt(moment, project, { DATA_DIR: dataDir }, (to) => ["--to", to]);
	expect(await moveOut(dataDir, { url, secretKey: project.secretKey })).toEqual({ code: 0, output: moved });
	expect(await readRows(project)).toEqual(withImagesOf(url));
	expect(readdirSync(dataDir)).not.toContain("move-under-way");
	await expectAccess(project);
});

test("a move home that is killed while it reads is finished by the same command", async () => {
	const project = await startProject();
	expect(await moveOut(origin.copy(), project)).toMatchObject({ code: 0 });
	const home = newFolder();
	const moment = { line: /^GET \/storage/, times: 2, when: "before" } as const;
	await killAt(moment, project, { SUPABASE_URL: "" }, () => ["--to", home]);
	expect(readdirSync(home)).toEqual([".move-under-way"]);
	expect(await moveHome(project, home)).toEqual({ code: 0, output: moved });
	await expectHome(home);
});

test("a project that is written to while it is read is read again", async () => {
	const project = await startProject();
	expect(await moveOut(origin.copy(), project)).toMatchObject({ code: 0 });
	let parts = 0;
	const forwarder = await forwardTo(project, {
		async before(line) {
			if (line.endsWith("read_site") && ++parts === 3) {
				await asService(project).patch("/rest/v1/jobs?company=neq.none", { location: "Elsewhere" });
			}
		},
	});
	const home = newFolder();
	expect(await moveHome({ url: forwarder.url, secretKey: project.secretKey }, home)).toMatchObject({ code: 0 });
	const backend = await startBackend({ dataDir: home, environment: moveVariables });
	running.push(backend);
	const jobs = (await asVisitor(backend).get("/rest/v1/jobs?select=location")).body as { location: string }[];
	expect(new Set(jobs.map(({ location }) => location))).toEqual(new Set(["Elsewhere"]));
});

test("a project that holds a site is left alone, unless told", async () => {
	const dataDir = newFolder();
	mkdirSync(dataDir);
	await prepareDataDirectory(dataDir, true);
	const project = await startBackend({ dataDir, environment: moveVariables });
	running.push(project);
	const signedIn = await asAdmin(project);
	await signedIn.send("POST", "/storage/v1/object/company-logos/other.png", Buffer.from("89504e470d0a1a0a", "hex"), {
		"content-type": "image/png",
	});
	const service = asService(project);
	for (const email of ["one@example.com", "two@example.com"]) {
		expect((await service.post("/auth/v1/admin/users", { email })).status).toBe(200);
	}
	const before = (await service.post("/rest/v1/rpc/read_site", { skip: 0 })).body.checksum;
	const source = origin.copy();
	const { code, output } = await moveOut(source, project);
	expect({ code, output }).toEqual({
		code: 1,
		output: expect.stringMatching(
			/^The project is not empty \(it holds projects, essays, .*, files, further accounts\); nothing was changed\. With --replace .*\n$/,
		),
	});
	expect((await service.post("/rest/v1/rpc/read_site", { skip: 0 })).body.checksum).toBe(before);
	expect(await moveOut(source, project, "--replace")).toEqual({ code: 0, output: moved });
	expect(await readRows(project)).toEqual(withImagesOf(project.url));
	await expectAccess(project);
	expect((await fetch(`${project.url}/storage/v1/object/public/company-logos/other.png`)).ok).toBe(false);
	expect((await service.get("/auth/v1/admin/users")).body.users).toHaveLength(2);
});

test("a target of a project's site that is in use is left alone", async () => {
	const project = await startProject();
	expect(await moveOut(origin.copy(), project)).toMatchObject({ code: 0 });
	const used = newFolder();
	mkdirSync(used);
	await prepareDataDirectory(used, true);
	expect(await moveHome(project, used)).toEqual({ code: 1, output: expect.stringMatching(/^The site is not empty \(it holds /) });
	expect(await moveHome(project, await newDatabase(), { DATA_DIR: used })).toEqual({
		code: 1,
		output: expect.stringMatching(/^DATA_DIR \S+ holds a site with its own database; set DATA_DIR to a new directory\.\n$/),
	});
	const keys = newFolder();
	mkdirSync(join(keys, "files", "essay-images"), { recursive: true });
	writeFileSync(
		join(keys, "secrets.json"),
		JSON.stringify({ jwtSecret: "a".repeat(40), publishableKey: "b".repeat(40), secretKey: "c".repeat(40) }),
	);
	writeFileSync(join(keys, "files", "essay-images", "another.png"), "");
	expect(await moveHome(project, await newDatabase(), { DATA_DIR: keys })).toEqual({
		code: 1,
		output: expect.stringMatching(/^files\/essay-images\/another\.png in DATA_DIR \S+ is of another site; nothing was changed/),
	});
	expect(existsSync(join(keys, "files", "essay-images", "another.png"))).toBe(true);
});

test("where hashes stay secret, the accounts are listed, and everything else moves", async () => {
	const url = await newDatabase();
	const project = await startProject(url);
	const database = postgres(url, { max: 1, onnotice: () => {} });
	await database.unsafe(`create role keeper nologin bypassrls`);
	await database.unsafe(`grant usage on schema private, public, storage, auth to keeper;
		grant select on all tables in schema private, public, storage to keeper;
		grant execute on all functions in schema private to keeper;
		alter function private.site_rows() owner to keeper`);
	const list = `Whether these accounts kept their passwords is not known; "Forgot password" gives them new ones: `;
	const out = await moveOut(origin.copy(), project);
	expect({ code: out.code, output: out.output }).toEqual({ code: 0, output: expect.stringContaining(list) });
	expect(out.output).toMatch(/ones: (?=.*admin@example\.com)(?=.*stranger@example\.com)/);
	// The project has taken them all the same.
	await expectAccess(project);
	const home = newFolder();
	expect(await moveHome(project, home)).toEqual({ code: 0, output: expect.stringContaining(list) });
	const rows = await runSql(home, [["select count(*)::integer as count from auth.users where encrypted_password is null"]]);
	expect(rows).toEqual([[{ count: 2 }]]);
	await database.end();
});

async function expectRefused(result: Promise<{ code: number | null; output: string }>, sentence: RegExp): Promise<void> {
	const { code, output } = await result;
	expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(sentence) });
	expect(output.trim().split("\n")).toHaveLength(1);
}

describe("refused with one sentence, and nothing is written:", () => {
	let project: TestBackend;
	let url: string;
	let dataDir: string;

	beforeAll(async () => {
		url = await newDatabase();
		const directory = newFolder();
		mkdirSync(directory);
		project = await startBackend({ dataDir: directory, environment: { ...moveVariables, DATABASE_URL: url } });
		dataDir = origin.copy();
	});
	afterAll(() => project?.stop());
	afterEach(async () => {
		const { body } = await asService(project).post("/rest/v1/rpc/read_site", { skip: 0 });
		expect(body.contents ?? []).toEqual([]);
		expect((await asService(project).get("/auth/v1/admin/users")).body.users).toHaveLength(1);
		expect((await fetch(`${project.url}${stored}`)).ok).toBe(false);
		expect(readdirSync(dataDir)).not.toContain("move-under-way");
	});

	test("an address where nothing listens", () =>
		expectRefused(
			moveOut(dataDir, { url: "http://127.0.0.1:1", secretKey: "k" }),
			/^http:\/\/127\.0\.0\.1:1 does not answer; look at the URL/,
		));

	test("an address of something else", async () => {
		const other = createServer((_request, response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>Hello"));
		other.listen(0, "127.0.0.1");
		await once(other, "listening");
		const { port } = other.address() as AddressInfo;
		await expectRefused(
			moveOut(dataDir, { url: `http://127.0.0.1:${port}`, secretKey: "k" }),
			/ does not answer as a Supabase project does \(200\)/,
		);
		other.close();
	});

	test.each([
		["a wrong key", () => "sb_secret_wrong"],
		["the publishable key", () => project.publishableKey],
	])("%s", async (_, secretKey) => {
		await expectRefused(
			moveOut(dataDir, { url: project.url, secretKey: secretKey() }),
			/ refuses SUPABASE_SECRET_KEY; take the project's secret key/,
		);
		const home = newFolder();
		await expectRefused(moveHome({ url: project.url, secretKey: secretKey() }, home), / refuses SUPABASE_SECRET_KEY/);
		expect(existsSync(home)).toBe(false);
	});

	test("no key", () => expectRefused(moveOut(dataDir, { url: project.url, secretKey: "" }), /^SUPABASE_SECRET_KEY must hold /));

	test("two hosted projects", () =>
		expectRefused(
			moveHome(project, "https://other.supabase.co"),
			/^SUPABASE_URL names a hosted project, and the target is one; /,
		));

	test("a hosted project and no target", () => expectRefused(moveHome(project, " "), /^Usage: npm run move -- --to /));

	test.each([
		["a project with a migration more", "insert into supabase_migrations.schema_migrations (version) values ('20990101000000')"],
		["a project with a migration less", "delete from supabase_migrations.schema_migrations where version = '20261126001100'"],
	])("%s", async (_, change) => {
		const database = postgres(url, { max: 1, onnotice: () => {} });
		await database.unsafe("create table public.kept as table supabase_migrations.schema_migrations");
		await database.unsafe(change);
		await expectRefused(
			moveOut(dataDir, project),
			/^The project has other migrations than this version of the site \(its last one is /,
		);
		await expectRefused(moveHome(project, newFolder()), /^The project has other migrations than this version/);
		await database.unsafe(`delete from supabase_migrations.schema_migrations;
			insert into supabase_migrations.schema_migrations select * from public.kept; drop table public.kept`);
		await database.end();
	});

	test("a project without the migrations", async () => {
		const database = postgres(url, { max: 1, onnotice: () => {} });
		await database.unsafe("alter function public.read_site(integer) rename to kept");
		await expectRefused(
			moveOut(dataDir, project),
			/ lacks the migrations of this version of the site; apply them with `npx supabase db push`\.\n$/,
		);
		await database.unsafe("alter function public.kept(integer) rename to read_site");
		await database.end();
	});
});

test("rows that the project's checks refuse leave its rows as they are", async () => {
	const url = await newDatabase();
	const [project, dataDir] = [await startProject(url), origin.copy()];
	const database = postgres(url, { max: 1, onnotice: () => {} });
	await database.unsafe("alter table public.redirects add constraint none check (false)");
	expect(await moveOut(dataDir, project)).toEqual({
		code: 1,
		output: expect.stringMatching(/^The rows of \S+ are as before: .*violates check constraint "none"\n$/),
	});
	await database.unsafe("alter table public.redirects drop constraint none");
	await database.end();
	expect((await asService(project).post("/rest/v1/rpc/read_site", { skip: 0 })).body.contents).toEqual([]);
	// Files and accounts are there already, and the same command goes on from here.
	expect((await asService(project).get("/auth/v1/admin/users")).body.users).toHaveLength(2);
	expect(await moveOut(dataDir, project)).toEqual({ code: 0, output: moved });
});
