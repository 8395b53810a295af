import { execFileSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { root } from "../../../build/paths.ts";
import { countEntriesIn, writeBackup } from "../../commands/downloadBackup.ts";
import { type ControlEndpoint, findControlEndpoint, writeControlFile } from "../../embedded/control/controlFile.ts";
import { newBackupName } from "../../embedded/data-dir/backupFolder.ts";
import { asAccount, asAdmin, asService, asVisitor } from "../../testing/createCaller.ts";
import { runProgram, runSiteCommand } from "../../testing/processes.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";
import { tableFixtures } from "../rights/fixtures/tableFixtures.ts";

/** A restore sends no mail again and keeps the target's setup. */
const tables = Object.keys(tableFixtures).filter((table) => !["mails", "mail_settings", "setup"].includes(table));
const image = Buffer.concat([
	Buffer.from("89504e470d0a1a0a", "hex"),
	Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7) % 251)),
]);

// Each command is a separate process.
jest.setTimeout(300_000);

let folder: string;
let file: string;
let source: TestBackend;
let rows: Record<string, unknown>;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "site-backup-"));
	file = join(folder, "site.ndjson.gz");
	source = await startBackend({ hasSampleContent: true });
	const message = { name: "A B", email: "a@example.com", subject: "s", message: 'line\nline\u2028line "quoted" \\ 🌋' };
	await asVisitor(source).post("/rest/v1/contacts", message);
	await asVisitor(source).post("/rest/v1/hire_projects", {
		client_name: "C",
		client_email: "c@example.com",
		project_type: "t",
		project_description: "d",
		budget_range: "b",
	});
	const admin = await asAdmin(source);
	const [{ id: entity_id }] = (
		await admin.patch("/rest/v1/contacts?name=like.A*", { status: "replied", follow_up_on: "2026-12-01" })
	).body;
	await admin.patch("/rest/v1/hire_projects?client_name=eq.C", { value: 5_000_000 });
	const note = { entity: "contacts", entity_id, body: "Calls **back**" };
	expect(await admin.post("/rest/v1/enquiry_notes", note)).toMatchObject({ status: 201 });
	await admin.patch("/rest/v1/essays?id=neq.none", { title: "Changed" });
	await admin.patch("/rest/v1/essays?id=eq.merancang-api-yang-tenang", { translation_of: "forms-that-forgive" });
	for (const entity of ["essays", "projects"]) {
		const [{ id }] = (await admin.get(`/rest/v1/${entity}?select=id&limit=1`)).body;
		const token_hash = createHash("sha256").update(entity).digest("hex");
		expect(await admin.post("/rest/v1/preview_links", { entity, entity_id: id, token_hash })).toMatchObject({ status: 201 });
	}
	expect(await admin.post("/rest/v1/reply_templates", { name: "Thanks", subject: "Re", body: "Hi" })).toMatchObject({
		status: 201,
	});
	await admin.patch("/rest/v1/site_settings?id=eq.site", { name: "Kedai", accent: "plum" });
	await admin.patch("/rest/v1/services?id=eq.web-application", { price: 13_000_000 });
	expect(await admin.post("/rest/v1/redirects", { from_path: "/old", to_path: "/essays" })).toMatchObject({ status: 201 });
	await admin.send("POST", "/storage/v1/object/project-images/2026/stored.png", image, { "content-type": "image/png" });
	rows = await everything(source);
	expect(rows.enquiry_notes).toMatchObject([note]);
	expect(rows.enquiry_events).toHaveLength(4);
	expect(await run(source, "backup", file)).toMatchObject({ code: 0 });
});
afterAll(async () => {
	await source?.stop();
	rmSync(folder, { recursive: true, force: true });
});

const run = ({ dataDir }: Pick<TestBackend, "dataDir">, ...args: string[]) => runSiteCommand({ DATA_DIR: dataDir }, ...args);

async function everything(backend: TestBackend): Promise<Record<string, unknown>> {
	const service = asService(backend);
	const found: Record<string, unknown> = {};
	for (const table of tables) {
		const key = table === "redirects" ? "from_path" : "id";
		found[table] = (await service.get(`/rest/v1/${table}?select=*&order=${key}`)).body;
	}
	found.revisions = (await service.get("/rest/v1/revisions?select=*&order=entity,entity_id,number")).body;
	return found;
}

const imageOf = async ({ url }: TestBackend) => {
	const response = await fetch(`${url}/storage/v1/object/public/project-images/2026/stored.png`);
	return response.ok ? Buffer.from(await response.arrayBuffer()) : response.status;
};

test("git ignores a backup that is made in the checkout, because it holds password hashes", () => {
	const names = [newBackupName(), newBackupName().replace("ndjson", "tar"), "site.ndjson.gz"];
	const ignored = execFileSync("git", ["check-ignore", ...names], { cwd: root, encoding: "utf8" });
	expect(ignored.trim().split("\n")).toEqual(names);
});

test("a restored site has the same rows to the microsecond, the same files and the same accounts", async () => {
	expect(statSync(file).mode & 0o777).toBe(0o600);
	const dataDir = join(folder, "fresh");
	expect(await run({ dataDir }, "restore", file)).toMatchObject({ code: 0 });
	expect(existsSync(join(dataDir, "admin-password.txt"))).toBe(false);
	const restored = await startBackend({ dataDir });
	try {
		expect(await everything(restored)).toEqual(rows);
		expect(await imageOf(restored)).toEqual(image);
		const admin = await asAccount(restored, source.adminEmail, source.adminPassword);
		expect((await admin.get("/rest/v1/contacts?select=status")).body).toEqual([{ status: "replied" }]);
		expect((await admin.post("/storage/v1/object/list/project-images", { prefix: "2026" })).body).toHaveLength(1);
		expect((await admin.post("/rest/v1/rpc/first_steps", {})).body).toMatchObject([{ is_dismissed: true }]);
		const stranger = await asAccount(restored, source.strangerEmail, source.strangerPassword);
		expect((await stranger.get("/rest/v1/contacts")).body).toEqual([]);
	} finally {
		await restored.stop();
	}
});

test("a site with content refuses a backup without --replace, and is replaced completely with it", async () => {
	const used = await startBackend();
	try {
		const admin = await asAdmin(used);
		await admin.post("/rest/v1/projects", { title: "Mine", description: "d", preview_url: "/p.png", year: "2026" });
		await admin.send("POST", "/storage/v1/object/project-images/old.png", image, { "content-type": "image/png" });
		const before = await everything(used);
		const refused = await run(used, "restore", file);
		expect(refused).toEqual({
			code: 1,
			output: expect.stringContaining("not empty (it holds projects, files, further accounts)"),
		});
		expect(await everything(used)).toEqual(before);
		expect(await run(used, "restore", file, "--replace")).toMatchObject({ code: 0 });
		expect(await everything(used)).toEqual(rows);
		expect(await imageOf(used)).toEqual(image);
		expect(existsSync(join(used.dataDir, "files/project-images/old.png"))).toBe(false);
	} finally {
		await used.stop();
	}
});

/**
 * Sends the request of `restore --replace` without starting the command; resolves with the refusal's
 * sentence.
 */
async function postRestore(bytes: Buffer): Promise<string> {
	const { url, secret } = JSON.parse(readFileSync(join(source.dataDir, "control.json"), "utf8"));
	const response = await fetch(`${url}/restore?replace=yes`, {
		method: "POST",
		headers: { authorization: `Bearer ${secret}` },
		body: new Uint8Array(bytes),
	});
	expect(response.ok).toBe(false);
	return (await response.json()).message;
}

const lines = () => gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");

function withChecksum(changed: string[]): Buffer {
	const body = changed.map((line) => `${line}\n`).join("");
	const sha256 = createHash("sha256").update(body).digest("hex");
	return gzipSync(`${body}${JSON.stringify({ lines: changed.length, sha256 })}\n`);
}

const withEntry = (line: string) => withChecksum([...lines().slice(0, -1), line]);

const withoutAdmins = () =>
	withChecksum(
		lines()
			.slice(0, -1)
			.filter((line) => !line.includes('"private.admins"')),
	);

/** The table's first row with these columns replaced. */
const changedRow = (table: string, columns: Record<string, unknown>) =>
	withChecksum(
		replaceFirst(table, (line) => {
			const entry = JSON.parse(line);
			return JSON.stringify({ ...entry, row: { ...entry.row, ...columns } });
		}),
	);

/** JSON.stringify cannot write such deep nesting. */
const withNested = (table: string, column: string, depth: number) =>
	withChecksum(replaceFirst(table, (line) => line.replace(/}}$/, `,"${column}":${"[".repeat(depth)}${"]".repeat(depth)}}}`)));

function replaceFirst(table: string, change: (line: string) => string): string[] {
	const all = lines().slice(0, -1);
	const index = all.findIndex((line) => line.startsWith(`{"table":"public.${table}"`));
	return all.with(index, change(all[index] ?? ""));
}

const notStored = (table: string, reason: string) =>
	new RegExp(`^The backup's row \\d+ of public\\.${table} cannot be stored \\(${reason}\\); nothing was changed\\.$`);

const refersToNothing = (table: string) =>
	new RegExp(`^The backup holds a row of public\\.${table} that refers to nothing; nothing was changed\\.$`);

test("a backup that is cut off, changed, foreign, of another version or not storable is refused, and nothing changes", async () => {
	const backup = readFileSync(file);
	const damages: [string, Buffer, RegExp][] = [
		["cut off", backup.subarray(0, backup.length - 2_000), /damaged or cut off/],
		["cut off at a line", gzipSync(`${lines().slice(0, -1).join("\n")}\n`), /damaged or cut off/],
		["one letter changed", gzipSync(`${lines().join("\n").replace("replied", "unread")}\n`), /damaged or cut off/],
		["foreign", Buffer.from("a photograph"), /damaged or cut off/],
		[
			"another version",
			withChecksum(
				lines()
					.slice(0, -1)
					.map((line, index) => (index === 0 ? line.replace(/"20\d{12}"\]/, '"29990101000000"]') : line)),
			),
			/another version of this site, version \d+\.\d+\.\d+/,
		],
		[
			"a file that leads elsewhere",
			withChecksum([...lines().slice(0, -1), '{"file":"project-images/../../x.png","bytes":""}']),
			/leads elsewhere/,
		],
		[
			"a table that is none of ours",
			withChecksum([...lines().slice(0, -1), '{"table":"pg_authid","row":{}}']),
			/does not restore/,
		],
		[
			"a row twice, found at the very end",
			withChecksum([...lines().slice(0, -1), lines().find((line) => line.includes('"public.contacts"')) ?? ""]),
			/^The backup's row \d+ of public\.contacts cannot be stored \(duplicate key value .+\); nothing was changed\.$/,
		],
		["a note of no message", changedRow("enquiry_notes", { entity_id: randomUUID() }), refersToNothing("enquiry_notes")],
		["a translation of nothing", changedRow("essays", { translation_of: "missing" }), refersToNothing("essays")],
		["a NUL in a name", changedRow("contacts", { name: "A\0B" }), notStored("contacts", "it holds a NUL character")],
		["a violated check", changedRow("contacts", { email: "no e-mail" }), notStored("contacts", ".+contacts_email_check.+")],
		["a number that is a word", changedRow("essays", { reading_time: "long" }), notStored("essays", ".+integer.+")],
		["a list that is a word", changedRow("projects", { tags: "calm" }), notStored("projects", ".+")],
		["a row without columns", withEntry('{"table":"public.contacts","row":{}}'), notStored("contacts", ".+")],
		["no row", withEntry('{"table":"public.contacts","row":null}'), /damaged or cut off/],
		["a list as a row", withEntry('{"table":"public.contacts","row":[1]}'), /damaged or cut off/],
		["a table that is a number", withEntry('{"table":5,"row":{}}'), /damaged or cut off/],
		["an entry that says nothing", withEntry("{}"), /damaged or cut off/],
		["a second header", withEntry(lines()[0] ?? ""), /damaged or cut off/],
		["a header without versions", withChecksum(['{"format":"portfolio-backup-1"}']), /not a backup of this site/],
		["a file whose name is a number", withEntry('{"file":5,"bytes":""}'), /damaged or cut off/],
		["a file whose bytes are a number", withEntry('{"file":"project-images/x.png","bytes":5}'), /damaged or cut off/],
		[
			"a file whose name is too long",
			withEntry(JSON.stringify({ file: `project-images/${"x".repeat(300)}`, bytes: "" })),
			/^The backup's file project-images\/x+ cannot be stored \(ENAMETOOLONG\); nothing was changed\.$/,
		],
		["30,000 nested brackets", withNested("revisions", "values", 30_000), notStored("revisions", "it is nested too deeply")],
		["3,000 nested brackets", withNested("projects", "tags", 3_000), notStored("projects", ".+")],
		[
			"no admin",
			withoutAdmins(),
			/^The backup holds no admin, so nobody could sign in afterwards; nothing was changed.+--without-admins.+\.$/,
		],
	];
	const before = await everything(source);
	const answers: [string, string][] = [];
	for (const [name, bytes] of damages) {
		answers.push([name, await postRestore(bytes)]);
	}
	expect(answers).toEqual(damages.map(([name, , sentence]) => [name, expect.stringMatching(sentence)]));
	expect(answers.filter(([, answer]) => !answer.includes("nothing was changed"))).toEqual([]);
	expect(await everything(source)).toEqual(before);
	expect(await imageOf(source)).toEqual(image);
	await asAdmin(source);
	expect(readdirSync(source.dataDir)).not.toContainEqual(expect.stringMatching(/^\.restore\./));
});

test("a folder instead of a backup is refused in a sentence; a backup without an admin needs --without-admins", async () => {
	expect(await run(source, "restore", folder, "--replace")).toEqual({
		code: 1,
		output: "The file cannot be read (EISDIR); nothing was changed.\n",
	});
	const path = join(folder, "without-admins.gz");
	writeFileSync(path, withoutAdmins());
	const dataDir = join(folder, "without-admins");
	expect(await run({ dataDir }, "restore", path)).toEqual({ code: 1, output: expect.stringContaining("holds no admin") });
	expect(await run({ dataDir }, "restore", path, "--without-admins")).toEqual({
		code: 0,
		output: expect.stringContaining("Run `npm run admin:add` to make an admin."),
	});
	expect(await run({ dataDir }, "admin:add", source.adminEmail)).toMatchObject({ code: 0 });
});

test("a backup is taken while people write, and a file is never overwritten", async () => {
	const send = () =>
		asVisitor(source).post("/rest/v1/contacts", { name: "W", email: "w@example.com", subject: "s", message: "m" });
	const writers = Promise.all(Array.from({ length: 10 }, send));
	const path = join(folder, "while-writing.gz");
	expect(await run(source, "backup", path)).toMatchObject({ code: 0 });
	expect((await writers).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
	expect(await run(source, "backup", path)).toEqual({ code: 1, output: expect.stringContaining("exists already") });
});

test("of two concurrent backups to one file only one is written", async () => {
	const target = join(folder, "at-once.gz");
	const endpoint = findControlEndpoint(source.dataDir) as ControlEndpoint;
	const results = await Promise.allSettled([writeBackup(endpoint, target), writeBackup(endpoint, target)]);
	expect(results.map((result) => (result.status === "rejected" ? result.reason.message : "made")).sort()).toEqual([
		"Another command is under way; try again when it is done.",
		"made",
	]);
	expect(await countEntriesIn(target)).toMatchObject({ "public.essays": expect.any(Number) });
	expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("while a command runs the backend of a stopped site, the next one is refused with one sentence", async () => {
	const dataDir = join(folder, "busy");
	mkdirSync(join(dataDir, "database"), { recursive: true });
	writeControlFile(dataDir, { url: "http://127.0.0.1:1", secret: "s", siteUrl: "", publishableKey: "", isCommand: true });
	expect(await run({ dataDir }, "backup", join(folder, "busy.gz"))).toEqual({
		code: 1,
		output: "Another command is under way; try again when it is done.\n",
	});
});

test("a dump of a running site does not affect reads, forms, saves and sign-in", async () => {
	const observe = async () => {
		const sent = { name: "D", email: "d@example.com", subject: "s", message: "m" };
		const answers = [
			await asVisitor(source).get("/rest/v1/essays?select=id&order=id"),
			await asVisitor(source).post("/rest/v1/contacts", sent),
			await (await asAdmin(source)).patch("/rest/v1/contacts?name=eq.D", { status: "replied" }),
			await asService(source).remove("/rest/v1/contacts?name=eq.D"),
		];
		return [...answers.map(({ status, body }) => [status, body?.length]), (await fetch(`${source.url}/health`)).status];
	};
	const before = await observe();
	expect(before).toEqual([[200, expect.any(Number)], [201, 0], [200, 1], [200, 1], 204]);
	expect(await run(source, "backup", "--sql", join(folder, "dump.tar.gz"))).toMatchObject({ code: 0 });
	expect(await observe()).toEqual(before);
});

test("a dump, even a failed one, leaves no setting or transaction in the session", async () => {
	const session = { role: "postgres", path: "public", rules: "on", changed: 0, written: 1 };
	const failed = expect.stringContaining("pg_dump failed");
	expect(await runProgram("testing/programs/dumpProgram.ts", folder)).toEqual([
		session,
		[true, session],
		[failed, session],
		[true, session],
	]);
});

test.each([
	["messages but no hire requests, projects but no essays", "contacts", "projects"],
	["hire requests but no messages, essays but no projects", "hire_projects", "essays"],
])("a site with %s is restored with its notes and preview links", async (_what, inbox, table) => {
	const partial = await startBackend();
	const dataDir = join(folder, `only-${inbox}`);
	try {
		const enquiry =
			inbox === "contacts"
				? { name: "A", email: "a@example.com", subject: "s", message: "m" }
				: { client_name: "C", client_email: "c@example.com", project_type: "t", project_description: "d", budget_range: "b" };
		expect((await asVisitor(partial).post(`/rest/v1/${inbox}`, enquiry)).status).toBe(201);
		const admin = await asAdmin(partial);
		const [{ id }] = (await admin.get(`/rest/v1/${inbox}?select=id`)).body;
		const entry = { title: "T", ...(table === "essays" ? { excerpt: "e", content: "c" } : { description: "d", year: "2026" }) };
		await admin.post(`/rest/v1/${table}`, table === "projects" ? { ...entry, preview_url: "/p.png" } : entry);
		const token_hash = createHash("sha256").update(table).digest("hex");
		for (const [path, row] of [
			["enquiry_notes", { entity: inbox, entity_id: id, body: "n" }],
			["preview_links", { entity: table, entity_id: "t", token_hash }],
		] as const) {
			expect([path, (await admin.post(`/rest/v1/${path}`, row)).status]).toEqual([path, 201]);
		}
		expect(await run(partial, "backup", join(folder, `${inbox}.gz`))).toMatchObject({ code: 0 });
		expect(await run({ dataDir }, "restore", join(folder, `${inbox}.gz`))).toMatchObject({ code: 0 });
	} finally {
		await partial.stop();
	}
});
