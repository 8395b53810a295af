import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { compare } from "bcrypt";
import postgres from "postgres";
import { asAccount, asService, asVisitor } from "../../testing/createCaller.ts";
import { admin, prepareDataDirectory, runSql, stranger } from "../../testing/dataDirectory.ts";
import {
	type HostedProject,
	type ProjectServer,
	publishableKey,
	startProjectServer,
} from "../../testing/hosted/startHostedProject.ts";
import { imagePath, makeOrigin, moveVariables, type Origin, readRows, type SiteRows } from "../../testing/movedSite.ts";
import { endProcess, inheritedVariables, runSiteCommand } from "../../testing/processes.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

// A PostgreSQL server with the schemas, roles and triggers of Supabase stands for hosted projects.
jest.setTimeout(300_000);

let server: ProjectServer;
let folder: string;
let origin: Origin;
const running: { stop(): Promise<void> }[] = [];

const stored = `/storage/v1/object/public/${imagePath}`;
const text = `![A](${stored})\n<img src="${stored}" srcset="${stored} 1x,${stored} 2x">\n[it]: ${stored}\nhttps://elsewhere.example${stored}`;

beforeAll(async () => {
	server = await startProjectServer();
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
	await server?.stop();
	rmSync(folder, { recursive: true, force: true });
});

let count = 0;

function newFolder(): string {
	count += 1;
	return join(folder, `folder-${count}`);
}

async function startProject(before?: (line: string) => unknown): Promise<HostedProject> {
	const project = await server.startProject(before);
	running.push(project);
	return project;
}

/** The variables with which a command reaches the project's files. */
const filesOf = ({ url, secretKey }: Pick<HostedProject, "url" | "secretKey">) => ({
	SUPABASE_URL: url,
	SUPABASE_SECRET_KEY: secretKey,
});

const accessOf = ({ url, secretKey }: HostedProject) => ({ url, secretKey });

type Access = Pick<HostedProject, "url" | "secretKey" | "databaseUrl">;

const moveOut = (dataDir: string, project: Access, ...options: string[]) =>
	runSiteCommand({ DATA_DIR: dataDir, ...filesOf(project) }, "move", "--to", project.databaseUrl, ...options);

const moveHome = (project: Access, to: string, variables: Record<string, string> = {}) =>
	runSiteCommand({ DATABASE_URL: project.databaseUrl, ...filesOf(project), ...variables }, "move", "--to", to);

const moved = expect.stringMatching(
	/ holds 2 accounts, 8 projects, 12 essays, .* 2 messages, .* 3 files now; every row and file was compared and is the same\.\n.*with the same password\.\n(?!These accounts)/,
);

/** The rows as they are in a hosted project, whose images have another origin than the pages. */
function withImagesOf(url: string): SiteRows {
	const contentTables = ["projects", "essays", "revisions", "jobs", "profile", "services", "site_settings", "quote_settings"];
	const absolute = (row: string) =>
		row.replaceAll(/(?<=["( ,]|\\n|\\")\/storage\/v1\/object\/public/g, `${url}/storage/v1/object/public`);
	return Object.fromEntries(
		Object.entries(origin.rows).map(([table, rows]) => [
			table,
			Array.isArray(rows) && contentTables.includes(table) ? rows.map(absolute).sort() : rows,
		]),
	);
}

/** The same as readRows, from the project's database and storage. */
async function readProjectRows({ sql, url }: HostedProject): Promise<SiteRows> {
	const found: SiteRows = {};
	await sql`set timezone = 'UTC'`;
	for (const table of Object.keys(origin.rows).filter((name) => name !== "image")) {
		const rows = await sql.unsafe(`select row_to_json(stored) as row from public.${table} as stored`);
		found[table] = rows.map(({ row }) => JSON.stringify(row)).sort();
	}
	const image = await fetch(`${url}/storage/v1/object/public/${imagePath}`);
	found.image = Buffer.from(await image.arrayBuffer()).toString("base64");
	return found;
}

/** Accounts that Supabase's auth service signs in, with their admins, and the bytes of a file. */
async function expectProjectAccess({ sql, url }: HostedProject): Promise<void> {
	const accounts = await sql`select email, encrypted_password as hash, aud, role, instance_id, confirmation_token, recovery_token,
			email_change, email_change_token_new, confirmed_at is not null as "isConfirmed",
			(select count(*)::integer from private.admins where user_id = users.id) as admins,
			(select json_agg(json_build_array(provider, email, provider_id = users.id::text)) from auth.identities
				where user_id = users.id) as identities
		from auth.users order by email`;
	for (const [index, { email, password }] of [admin, stranger].entries()) {
		const account = accounts[index];
		expect(account).toMatchObject({
			email,
			aud: "authenticated",
			role: "authenticated",
			instance_id: "00000000-0000-0000-0000-000000000000",
			confirmation_token: "",
			recovery_token: "",
			email_change: "",
			email_change_token_new: "",
			isConfirmed: true,
			admins: email === admin.email ? 1 : 0,
			identities: [["email", email, true]],
		});
		expect(await compare(password, account?.hash)).toBe(true);
	}
	expect(accounts).toHaveLength(2);
	// A stranger's account is no admin.
	expect(await sql`select owner_appointed from private.settings`).toEqual([{ owner_appointed: true }]);
	const file = await fetch(`${url}/storage/v1/object/public/essay-images/${encodeURIComponent("b é.png")}`);
	expect((await file.text()).endsWith("b")).toBe(true);
}

/** Ids and counters continue, and triggers work again. */
async function expectProjectAlive({ sql }: HostedProject): Promise<void> {
	await sql.begin(async (visitor) => {
		await visitor`select set_config('request.jwt.claims', '{"role": "anon"}', true)`;
		await visitor`insert into public.contacts (name, email, subject, message) values ('B', 'b@example.com', 's', 'm')`;
	});
	const mails = await sql`select from public.mails join public.contacts on contacts.id = contact_id where name = 'B'`;
	expect(mails.length).toBeGreaterThan(0);
	await sql`update public.essays set title = 'Longer' where title = 'Long 1'`;
	expect(await sql`select from public.revisions join public.essays on essays.id = entity_id where title = 'Longer'`).toHaveLength(
		2,
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

/** Ids and counters continue, and triggers work again. */
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

test("a site moves unchanged to a hosted project, to a directory and to a server", async () => {
	const project = await startProject();
	expect(await moveOut(origin.copy(), project)).toEqual({ code: 0, output: moved });
	expect(await readProjectRows(project)).toEqual(withImagesOf(project.url));
	expect(JSON.stringify(await readProjectRows(project))).toContain(`see ${stored}`);
	await expectProjectAccess(project);
	const home = newFolder();
	expect(await moveHome(project, home)).toEqual({ code: 0, output: moved });
	expect(readdirSync(home)).not.toContainEqual(expect.stringMatching(/^\.move\./));
	await expectHome(home);
	const [keys, url] = [newFolder(), await server.createDatabase()];
	expect(await moveHome(project, url, { DATA_DIR: keys })).toEqual({ code: 0, output: moved });
	await expectHome(keys, { DATABASE_URL: url });
	await expectProjectAlive(project);
});

test("repeating the command copies nothing twice", async () => {
	const project = await startProject();
	const dataDir = origin.copy();
	expect(await moveOut(dataDir, project)).toEqual({ code: 0, output: moved });
	const writes = () => project.seen.filter((line) => !line.startsWith("GET "));
	const writers = () => project.sql`select xmin::text from public.essays union select xmin::text from auth.users`;
	expect(writes()).toHaveLength(3);
	const before = await writers();
	expect(await moveOut(dataDir, project)).toEqual({ code: 0, output: moved });
	expect(writes()).toHaveLength(3);
	expect(await writers()).toEqual(before);
});

/** Starts a command, and kills it when `moment` resolves. */
async function killAt(moment: Promise<unknown>, variables: Record<string, string>, to: string): Promise<void> {
	const child = fork("scripts/run.mjs", ["move", "--to", to], {
		cwd: join(__dirname, "../../.."),
		env: { ...inheritedVariables(), ...variables },
		stdio: "ignore",
	});
	const ended = once(child, "exit");
	await moment;
	await endProcess(child, "SIGKILL");
	await ended;
	expect(child.signalCode).toBe("SIGKILL");
}

/** Resolves when the storage gets its n-th request of this kind, which then waits for the end of the test. */
function nthRequest(pattern: RegExp, times: number): { before(line: string): unknown; met: Promise<void> } {
	let [meet, met, seen] = [() => {}, Promise.resolve(), 0];
	met = new Promise((resolve) => {
		meet = resolve;
	});
	return {
		met,
		async before(line) {
			if (pattern.test(line) && ++seen === times) {
				meet();
				await wait(1000);
			}
		},
	};
}

test("a move that is killed while it sends files is finished by the same command", async () => {
	const second = nthRequest(/^POST /, 2);
	const project = await startProject(second.before);
	const dataDir = origin.copy();
	await killAt(second.met, { DATA_DIR: dataDir, ...filesOf(project) }, project.databaseUrl);
	expect(await project.sql`select from public.essays`).toHaveLength(0);
	expect(await moveOut(dataDir, project)).toEqual({ code: 0, output: moved });
	expect(await readProjectRows(project)).toEqual(withImagesOf(project.url));
	expect(readdirSync(dataDir)).not.toContainEqual(expect.stringMatching(/^\.move\./));
	await expectProjectAccess(project);
});

test("a move that is killed while it puts rows in place changes none, and is finished by the same command", async () => {
	const project = await startProject();
	const dataDir = origin.copy();
	const other = postgres(project.databaseUrl, { max: 1, onnotice: () => {} });
	// The last table to which a move adds rows.
	const session = await other.reserve();
	await session.unsafe("begin; lock table auth.identities in share mode");
	const isWaiting = async () => {
		while ((await project.sql`select from pg_locks where not granted`).length === 0) {
			await wait(50);
		}
	};
	await killAt(isWaiting(), { DATA_DIR: dataDir, ...filesOf(project) }, project.databaseUrl);
	await session.unsafe("rollback");
	session.release();
	await other.end();
	expect(await project.sql`select from public.essays`).toHaveLength(0);
	expect(await project.sql`select from auth.users`).toHaveLength(0);
	expect(await moveOut(dataDir, project)).toEqual({ code: 0, output: moved });
	await expectProjectAccess(project);
});

test("the same command finishes a move from a project that was killed while reading", async () => {
	const second = nthRequest(/^GET .*\/object\//, 2);
	const project = await startProject(second.before);
	expect(await moveOut(origin.copy(), project)).toMatchObject({ code: 0 });
	const home = newFolder();
	await killAt(second.met, { DATABASE_URL: project.databaseUrl, ...filesOf(project) }, home);
	expect(readdirSync(home)).toEqual([expect.stringMatching(/^\.move\./)]);
	expect(await moveHome(project, home)).toEqual({ code: 0, output: moved });
	await expectHome(home);
});

test("a project that changes during a move is moved with all rows of one moment", async () => {
	let isReading = false;
	const project = await startProject(async (line) => {
		if (isReading && line.includes("/object/")) {
			await project.sql`update public.jobs set location = 'Elsewhere'`;
		}
	});
	expect(await moveOut(origin.copy(), project)).toMatchObject({ code: 0 });
	isReading = true;
	const home = newFolder();
	expect(await moveHome(project, home)).toMatchObject({ code: 0 });
	const backend = await startBackend({ dataDir: home, environment: moveVariables });
	running.push(backend);
	const jobs = (await asVisitor(backend).get("/rest/v1/jobs?select=location")).body as { location: string }[];
	expect(new Set(jobs.map(({ location }) => location))).toEqual(new Set(["Elsewhere"]));
});

test("a project with a site is unchanged without --replace", async () => {
	const project = await startProject();
	const { sql, url } = project;
	await sql`insert into auth.users (id, email) select gen_random_uuid(), name || '@example.com' from unnest('{one,two,three}'::text[]) as name`;
	await sql`insert into public.projects (title, description, preview_url, year) values ('Mine', 'd', '/p.png', '2026')`;
	const other = "/storage/v1/object/company-logos/other.png";
	await fetch(url + other, { method: "POST", headers: { apikey: project.secretKey }, body: "other" });
	const before = await readProjectRows(project);
	const source = origin.copy();
	const { code, output } = await moveOut(source, project);
	expect({ code, output }).toEqual({
		code: 1,
		output: expect.stringMatching(
			/^The site is not empty \(it holds projects, files, further accounts\); nothing was changed\. With --replace .*\n$/,
		),
	});
	expect(await readProjectRows(project)).toEqual(before);
	expect(await sql`select from auth.users`).toHaveLength(3);
	expect(await sql`select from storage.objects`).toHaveLength(1);
	expect(await moveOut(source, project, "--replace")).toEqual({ code: 0, output: moved });
	expect(await readProjectRows(project)).toEqual(withImagesOf(url));
	await expectProjectAccess(project);
	expect((await fetch(url + other.replace("object", "object/public"))).ok).toBe(false);
});

test("a target in use is unchanged by a move from a project", async () => {
	const project = await startProject();
	expect(await moveOut(origin.copy(), project)).toMatchObject({ code: 0 });
	const used = newFolder();
	mkdirSync(used);
	await prepareDataDirectory(used, true);
	expect(await moveHome(project, used)).toEqual({ code: 1, output: expect.stringMatching(/^The site is not empty \(it holds /) });
	expect(await moveHome(project, await server.createDatabase(), { DATA_DIR: used })).toEqual({
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
	expect(await moveHome(project, await server.createDatabase(), { DATA_DIR: keys })).toEqual({
		code: 1,
		output: expect.stringMatching(/^files\/essay-images\/another\.png in DATA_DIR \S+ is of another site; nothing was changed/),
	});
	expect(existsSync(join(keys, "files", "essay-images", "another.png"))).toBe(true);
});

test("accounts without a bcrypt password are listed, and everything else moves", async () => {
	const project = await startProject();
	expect(await moveOut(origin.copy(), project)).toMatchObject({ code: 0 });
	await project.sql`update auth.users set encrypted_password = '$argon2id$v=19$m=16,t=2,p=1$c2FsdA$aGFzaA' where email = ${stranger.email}`;
	const home = newFolder();
	expect(await moveHome(project, home)).toEqual({
		code: 0,
		output: expect.stringContaining(
			`These accounts have no password that moves; "Forgot password" gives them one: ${stranger.email}.\n`,
		),
	});
	const rows = await runSql(home, [["select email from auth.users where encrypted_password is null"]]);
	expect(rows).toEqual([[{ email: stranger.email }]]);
});

async function expectRefused(result: Promise<{ code: number | null; output: string }>, sentence: RegExp): Promise<void> {
	const { code, output } = await result;
	expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(sentence) });
	expect(output.trim().split("\n")).toHaveLength(1);
}

describe("refused with one sentence, and nothing is written:", () => {
	let project: HostedProject;
	let dataDir: string;

	beforeAll(async () => {
		project = await server.startProject();
		dataDir = origin.copy();
	});
	afterAll(() => project?.stop());
	afterEach(async () => {
		expect(project.seen.filter((line) => !line.startsWith("GET "))).toEqual([]);
		expect(await project.sql`select from public.essays`).toHaveLength(0);
		expect(readdirSync(dataDir)).not.toContainEqual(expect.stringMatching(/^\.move\./));
	});

	test("a storage where nothing listens", () =>
		expectRefused(
			moveOut(dataDir, { ...project, url: "http://127.0.0.1:1" }),
			/^http:\/\/127\.0\.0\.1:1 does not answer as a Supabase project does; check SUPABASE_URL/,
		));

	test("an address of something else", async () => {
		const other = createServer((_request, response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>Hello"));
		other.listen(0, "127.0.0.1");
		await once(other, "listening");
		const { port } = other.address() as AddressInfo;
		await expectRefused(
			moveOut(dataDir, { ...project, url: `http://127.0.0.1:${port}` }),
			/ does not answer as a Supabase project does; check SUPABASE_URL/,
		);
		other.close();
	});

	test("the address of another project", async () => {
		const database = await server.createDatabase();
		const other = await startProject();
		await other.sql`update storage.buckets set created_at = created_at - interval '1 day'`;
		await expectRefused(moveOut(dataDir, { ...project, ...accessOf(other) }), / and the connection string are of two projects/);
		await expectRefused(
			moveHome({ ...project, ...accessOf(other) }, database, { DATA_DIR: newFolder() }),
			/ are of two projects/,
		);
	});

	test.each([
		["a wrong key", "sb_secret_wrong", / refuses SUPABASE_SECRET_KEY; take the project's secret key/],
		["the publishable key", publishableKey, / or SUPABASE_SECRET_KEY is not the secret key; nothing was changed/],
		["no key", "", /^SUPABASE_SECRET_KEY must hold /],
	])("%s", async (_, secretKey, sentence) => {
		await expectRefused(moveOut(dataDir, { ...project, secretKey }), sentence);
		const home = newFolder();
		await expectRefused(moveHome({ ...project, secretKey }, home), sentence);
		expect(existsSync(home)).toBe(false);
	});

	test("no address of the storage", () =>
		expectRefused(
			runSiteCommand({ DATA_DIR: dataDir }, "move", "--to", project.databaseUrl),
			/^SUPABASE_URL must be an http or https address/,
		));

	test("the transaction pooler", () =>
		expectRefused(
			moveOut(dataDir, { ...project, databaseUrl: "postgres://postgres.ref:none@aws-0.pooler.supabase.com:6543/postgres" }),
			/^Port 6543 is the transaction pooler; take the string of the session pooler or the direct connection\.\n$/,
		));

	test("two hosted projects", async () => {
		const other = await startProject();
		await expectRefused(
			moveHome(project, other.databaseUrl),
			/^Both databases are hosted projects; move to a data directory first/,
		);
	});

	test("an https URL instead of a connection string", () =>
		expectRefused(
			runSiteCommand({ DATA_DIR: dataDir, ...filesOf(project) }, "move", "--to", "https://other.supabase.co"),
			/^A hosted project is named by its connection string/,
		));

	test("a hosted project without its connection string", () =>
		expectRefused(
			runSiteCommand({ DATA_DIR: dataDir, ...filesOf(project) }, "move", "--to", newFolder()),
			/^SUPABASE_URL names a hosted project, and neither database is one; /,
		));

	test("a hosted project and no target", () => expectRefused(moveHome(project, " "), /^Usage: npm run move -- --to /));

	test.each([
		["a project with a migration more", "insert into supabase_migrations.schema_migrations (version) values ('20990101000000')"],
		["a project with a migration less", "delete from supabase_migrations.schema_migrations where version = '20260101080000'"],
	])("%s", async (_, change) => {
		await project.sql.unsafe(`create table public.kept as table supabase_migrations.schema_migrations; ${change}`);
		const sentence = /^The project has other migrations than this version of the site \(its last one is /;
		await expectRefused(moveOut(dataDir, project), sentence);
		await expectRefused(moveHome(project, newFolder()), sentence);
		await project.sql.unsafe(`delete from supabase_migrations.schema_migrations;
			insert into supabase_migrations.schema_migrations select * from public.kept; drop table public.kept`);
	});

	test("a project without the migrations", async () => {
		await project.sql.unsafe("alter schema supabase_migrations rename to kept");
		await expectRefused(
			moveOut(dataDir, project),
			/ lacks the migrations of the site; apply them with `npx supabase db push`\.\n$/,
		);
		await project.sql.unsafe("alter schema kept rename to supabase_migrations");
	});
});

test("rows that the project's checks refuse leave its rows as they are", async () => {
	const [project, dataDir] = [await startProject(), origin.copy()];
	await project.sql`alter table public.redirects add constraint none check (false)`;
	expect(await moveOut(dataDir, project)).toEqual({
		code: 1,
		output: expect.stringMatching(
			/^The backup's row 1 of public\.redirects cannot be stored \(.* "none"\); nothing was changed\.\n$/,
		),
	});
	await project.sql`alter table public.redirects drop constraint none`;
	expect(await project.sql`select from public.essays union all select from auth.users`).toHaveLength(0);
	// The files are stored already, and the same command continues from here.
	expect(await project.sql`select from storage.objects`).toHaveLength(3);
	expect(await moveOut(dataDir, project)).toEqual({ code: 0, output: moved });
	expect(project.seen.filter((line) => line.startsWith("POST "))).toHaveLength(3);
});
