import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asService, asVisitor } from "../../testing/createCaller.ts";
import { prepareDataDirectory, runSql } from "../../testing/dataDirectory.ts";
import { runSiteCommand } from "../../testing/processes.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

// Each command is a process of its own.
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
	expect(own).toEqual({ code: 0, output: expect.stringMatching(/All [4-9]\d checks are fine\.\n$/) });
	const elsewhere = await runSiteCommand(
		{ SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishableKey, SUPABASE_SECRET_KEY: backend.secretKey },
		"doctor",
	);
	expect(wrongLines(elsewhere.output)).toEqual([]);
	expect(elsewhere.code).toBe(0);
	expect(await rowCounts(backend)).toEqual(before);
});

test("a loosened right is reported with its repair", async () => {
	await runSql(dataDir, [
		["insert into public.projects (title, description, preview_url, year) values ('Hidden', 'd', '/p.png', '2026')"],
		["drop policy projects_visitors_read on public.projects"],
		["create policy projects_visitors_read on public.projects for select to anon using (true)"],
		// Through another role: a direct grant would be taken back at the next start.
		["create role helper nologin"],
		["grant select, delete on public.contacts to helper"],
		["grant insert (status) on public.hire_projects to helper"],
		["grant helper to anon"],
		["alter table public.essays disable row level security"],
		["alter table public.contacts disable trigger receive"],
		["update storage.buckets set public = false where id = 'essay-images'"],
		["create policy anyone_reads on storage.objects for select to anon using (true)"],
	]);
	backend = await startBackend({ dataDir });
	const { code, output } = await runSiteCommand({ DATA_DIR: dataDir }, "doctor");
	expect(code).toBe(1);
	const wrong = wrongLines(output);
	for (const claim of [
		"a visitor sees no drafts of projects",
		"a visitor cannot read contacts",
		"a visitor cannot count contacts",
		"a visitor cannot delete from contacts",
		"a visitor cannot set status of hire_projects",
		"the bucket essay-images is there and public",
		"rights, policies, triggers, columns and buckets",
	]) {
		expect(wrong).toContainEqual(expect.stringContaining(claim));
	}
	for (const difference of [
		"too much: policy projects_visitors_read on public.projects: PERMISSIVE SELECT to anon using true",
		"too much: policy anyone_reads on storage.objects",
		"too much: anon may delete public.contacts",
		"missing: row-level security of public.essays: on, forced",
	]) {
		expect(output).toContain(difference);
	}
	expect(wrong).not.toContainEqual(expect.stringContaining("nobody can sign up"));
});

test("a project that does not answer is one finding", async () => {
	const { code, output } = await runSiteCommand(
		{ SUPABASE_URL: "http://127.0.0.1:9", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_none" },
		"doctor",
	);
	expect({ code, wrong: wrongLines(output) }).toEqual({
		code: 1,
		wrong: ["wrong  http://127.0.0.1:9 answers: it does not: start the site, or look at SUPABASE_URL"],
	});
});

test("mail that does not leave is reported", async () => {
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
		expect.stringContaining("the mailer takes what is queued: a mail is due since 2026-01-01"),
		expect.stringContaining("notices of messages are delivered: the last one was not (552 Mailbox full)"),
	]);
	expect(late.code).toBe(1);
});

test("scheduled backups that stopped, that fail or that are damaged are reported, and a good one is fine", async () => {
	backend = await startBackend({ dataDir });
	const [hourMs, folder] = [3_600_000, join(dataDir, "backups")];
	const pathOf = (hours: number) =>
		join(folder, `backup-${new Date(Date.now() - hours * hourMs).toISOString().slice(0, 19).replaceAll(":", "-")}.ndjson.gz`);
	const examine = () => runSiteCommand({ DATA_DIR: dataDir, BACKUP_EVERY: "24h" }, "doctor");
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
