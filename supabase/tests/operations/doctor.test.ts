import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { checkMigrations } from "../../commands/doctor/checkInstallation.ts";
import { asService, asVisitor } from "../../testing/createCaller.ts";
import { prepareDataDirectory } from "../../testing/dataDirectory.ts";
import { runSiteCommand } from "../../testing/processes.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

// Each command is a separate process.
jest.setTimeout(300_000);

let dataDir: string;
let backend: TestBackend | undefined;

beforeEach(async () => {
	dataDir = mkdtempSync(join(tmpdir(), "site-doctor-"));
	await prepareDataDirectory(dataDir);
});
afterEach(async () => {
	await backend?.stop();
	backend = undefined;
	rmSync(dataDir, { recursive: true, force: true });
});

const wrongLines = (output: string) => output.split("\n").filter((line) => line.startsWith("wrong"));

async function rowCounts(site: TestBackend): Promise<number[]> {
	const tables = ["projects", "essays", "jobs", "profile", "contacts", "hire_projects"];
	return Promise.all(
		tables.map(async (table) => (await asService(site).get(`/rest/v1/${table}?select=id`)).body.length as number),
	);
}

test("a correct site has no finding, on this machine and as a hosted project, and the check writes no row", async () => {
	backend = await startBackend({ dataDir });
	const before = await rowCounts(backend);
	const own = await runSiteCommand({ DATA_DIR: dataDir }, "doctor");
	expect(wrongLines(own.output)).toEqual([]);
	expect(own.output).toContain("note   no backup is scheduled here: set BACKUP_EVERY");
	expect(own.output).toContain("note   no mail leaves this site: set SMTP_URL");
	expect(own).toEqual({ code: 0, output: expect.stringMatching(/All \d\d checks are fine\.\n$/) });
	const elsewhere = await runSiteCommand(
		{ SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishableKey, SUPABASE_SECRET_KEY: backend.secretKey },
		"doctor",
	);
	expect(wrongLines(elsewhere.output)).toEqual([]);
	expect(elsewhere.code).toBe(0);
	expect(await rowCounts(backend)).toEqual(before);
});

test("a database of an earlier version of the site is reported", async () => {
	const earlier = createServer((_request, response) => response.end('["20250101000000"]')).listen(0, "127.0.0.1");
	await once(earlier, "listening");
	const url = `http://127.0.0.1:${(earlier.address() as AddressInfo).port}`;
	const { claim, problem } = await checkMigrations({ url, secret: "", siteUrl: url, publishableKey: "" });
	earlier.close();
	expect(claim).toBe("every migration is applied");
	expect(problem).toMatch(/^20260101010000, .*\d{14} is not: restart the site$/);
});

test("a project without the site's tables and buckets, whose dashboard was left as it is, is reported with the repairs", async () => {
	const project = createServer(({ url }, response) => {
		const settings = { disable_signup: false, external: { email: false, anonymous_users: true } };
		const isSettings = url === "/auth/v1/settings";
		response.writeHead(isSettings ? 200 : 404, { "content-type": "application/json" });
		response.end(JSON.stringify(isSettings ? settings : { code: "PGRST205", message: "Could not find it" }));
	}).listen(0, "127.0.0.1");
	await once(project, "listening");
	const SUPABASE_URL = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
	const hosted = { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x", SUPABASE_SECRET_KEY: "sb_secret_x" };
	const { code, output } = await runSiteCommand(hosted, "doctor");
	project.close();
	expect(wrongLines(output)).toEqual([
		...["the settings", "the profile", "projects", "essays", "jobs", "services"].map((name) =>
			expect.stringMatching(new RegExp(`visitors can read ${name}: Could not find it .*: apply the migrations`)),
		),
		expect.stringContaining("nobody can sign up: in the project's dashboard"),
		expect.stringContaining("anonymous sign-in is closed: in the project's dashboard"),
		expect.stringContaining("the admin can sign in with a password: in the project's dashboard"),
		...["project-images", "essay-images", "company-logos", "profile-images"].map((bucket) =>
			expect.stringContaining(`the bucket ${bucket} is there and public: make it`),
		),
		expect.stringContaining("the mail queue can be read: 404 Could not find it: look at the secret key"),
	]);
	expect(code).toBe(1);
});

test("stored photos with location metadata are named and cleaned by the command, here and in a project", async () => {
	backend = await startBackend({ dataDir });
	const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#456" } })
		.withExif({ IFD0: { Artist: "A Private Name" } })
		.jpeg()
		.toBuffer();
	const file = join(dataDir, "files/essay-images/photo.jpg");
	const hosted = { SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: backend.secretKey };
	const keys = { apikey: backend.secretKey, authorization: `Bearer ${backend.secretKey}`, "content-type": "image/jpeg" };
	const url = `${backend.url}/storage/v1/object/essay-images/photo.jpg`;
	expect((await fetch(url, { method: "POST", headers: keys, body: new Uint8Array(photo) })).status).toBe(200);
	for (const environment of [{ DATA_DIR: dataDir }, hosted]) {
		// An earlier version stored it so.
		writeFileSync(file, photo);
		const examine = () => runSiteCommand({ SUPABASE_PUBLISHABLE_KEY: backend?.publishableKey ?? "", ...environment }, "doctor");
		expect(wrongLines((await examine()).output)).toEqual([
			"wrong  no stored image tells where or by whom it was made: essay-images/photo.jpg: `npm run images:clean`",
		]);
		const cleaned = await runSiteCommand(environment, "images:clean");
		expect(cleaned).toEqual({ code: 0, output: expect.stringContaining("cleaned  essay-images/photo.jpg\n1 image ") });
		expect(readFileSync(file).includes("A Private Name")).toBe(false);
		expect(wrongLines((await examine()).output)).toEqual([]);
	}
});

test("a project that does not answer is one finding", async () => {
	const { code, output } = await runSiteCommand(
		{ SUPABASE_URL: "http://127.0.0.1:9", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_none" },
		"doctor",
	);
	expect({ code, wrong: wrongLines(output) }).toEqual({
		code: 1,
		wrong: ["wrong  http://127.0.0.1:9 answers: it does not answer: start the site, or check SUPABASE_URL"],
	});
});

test("unsent mail is reported", async () => {
	const environment = { BACKEND_HAS_MAILER: "on" };
	backend = await startBackend({ dataDir, environment });
	const service = asService(backend);
	const message = { name: "Sari", email: "sari@example.com", subject: "Teh", message: "Halo" };
	expect((await asVisitor(backend).post("/rest/v1/contacts", message)).status).toBe(201);
	const early = await runSiteCommand({ DATA_DIR: dataDir, ...environment }, "doctor");
	expect(wrongLines(early.output)).toEqual([]);
	await service.patch("/rest/v1/mails?kind=eq.receipt", { next_attempt_at: "2026-01-01" });
	await service.patch("/rest/v1/mails?kind=eq.notice", { attempts: 1, error: "552 Mailbox full" });
	const late = await runSiteCommand({ DATA_DIR: dataDir, ...environment }, "doctor");
	expect(wrongLines(late.output)).toEqual([
		expect.stringContaining("the mailer sends queued mail: a mail is due since 2026-01-01"),
		expect.stringContaining("notices of messages are delivered: the last one was not (552 Mailbox full)"),
	]);
	expect(late.code).toBe(1);
	// A mailer that takes it every five minutes and never begins leaves this state.
	await service.patch("/rest/v1/mails?kind=eq.receipt", { next_attempt_at: "2999-01-01", created_at: "2026-01-02" });
	const taken = await runSiteCommand({ DATA_DIR: dataDir, ...environment }, "doctor");
	expect(wrongLines(taken.output)[0]).toContain("the mailer sends queued mail: a mail is due since 2026-01-02T00:05");
});

test("scheduled backups that stopped, that fail or that are damaged are reported, and a good one is fine", async () => {
	backend = await startBackend({ dataDir, environment: { BACKUP_EVERY: "24h" } });
	const [hourMs, folder] = [3_600_000, join(dataDir, "backups")];
	const pathOf = (hours: number) =>
		join(folder, `backup-${new Date(Date.now() - hours * hourMs).toISOString().slice(0, 19).replaceAll(":", "-")}.ndjson.gz`);
	// The schedule is the site's: the variables of this command's shell are others.
	const examine = () => runSiteCommand({ DATA_DIR: dataDir }, "doctor");
	mkdirSync(folder);
	const made = await runSiteCommand({ DATA_DIR: dataDir }, "backup", pathOf(47));
	expect(made.code).toBe(0);
	const good = await examine();
	expect([wrongLines(good.output), good.code]).toEqual([[], 0]);
	expect(good.output).toContain("ok     a backup is made every 24 h");
	expect(good.output).toContain("ok     the newest scheduled backup can be read");

	const failure = { failedAt: Date.now(), reason: "the disk is full." };
	writeFileSync(join(dataDir, "backup-failure.json"), JSON.stringify(failure));
	expect(wrongLines((await examine()).output)).toEqual([
		expect.stringContaining("the last attempt at a backup succeeded: it failed (the disk is full.)"),
	]);

	rmSync(folder, { recursive: true });
	mkdirSync(folder);
	writeFileSync(pathOf(49), "a photograph");
	const late = await examine();
	expect(wrongLines(late.output)).toEqual([
		expect.stringMatching(/a backup is made every 24 h: the newest is of \d{4}-.*\(the disk is full\.\)/),
		expect.stringContaining("the newest scheduled backup can be read: "),
	]);
	expect(late.code).toBe(1);
});
