import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { admin, npmStart, type RunningSite, runLauncher, startSite } from "../fixtures/startSite.ts";

for (const [name, command] of [
	["the launcher", undefined],
	["npm start", npmStart],
] as const) {
	test(`SIGTERM to ${name} ends every process within five seconds, and its health check passed before`, async () => {
		await expectCleanEnd(await startSite({}, command));
	});
}

async function expectCleanEnd(site: RunningSite) {
	expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
	const family = descendantsOf(site.process.pid as number);
	expect(family.length).toBeGreaterThanOrEqual(2);
	const start = Date.now();
	await site.stop();
	await expect.poll(() => family.filter(isAlive), { timeout: 5_000 }).toEqual([]);
	expect(Date.now() - start).toBeLessThan(5_000);
}

test("killing the launcher leaves no process behind", async () => {
	const site = await startSite();
	const family = descendantsOf(site.process.pid as number);
	site.process.kill("SIGKILL");
	await expect.poll(() => family.filter(isAlive)).toEqual([]);
	await rm(site.dataDir, { recursive: true, force: true, maxRetries: 20 });
});

test("the configuration names a backend whose API answers on the same port", async () => {
	const site = await startSite({ SAMPLE_CONTENT: "off" });
	const config = (await (await fetch(`${site.url}/config.json`)).json()) as { supabaseUrl: string; supabaseKey: string };
	const ask = (path: string) => fetch(`${config.supabaseUrl}${path}`, { headers: { apikey: config.supabaseKey } });
	expect(await (await ask("/rest/v1/projects?select=id")).json()).toEqual([]);
	expect(await (await ask("/rest/v1/profile?select=name")).json()).toHaveLength(1);
	expect((await ask("/auth/v1/health")).status).toBe(200);
	expect((await ask("/rest/v1/contacts?select=id")).status).toBeGreaterThanOrEqual(400);
	await site.stop();
});

test("a backend that dies is restarted, and the site answers as before", async () => {
	const site = await startSite();
	const backend = descendantsOf(site.process.pid as number).find((pid) => commandOf(pid).includes("backend.mjs"));
	process.kill(backend as number, "SIGKILL");
	await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status, { timeout: 20_000 }).toBe(503);
	await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status, { timeout: 60_000 }).toBe(200);
	expect(await (await fetch(site.url)).text()).toContain("Kebun");
	await site.stop();
});

for (const [name, file] of [
	["backend", "backend.mjs"],
	["site", "server/main.cjs"],
] as const)
	test(`a ${name} that hangs is killed after three missed checks and restarted`, async () => {
		const site = await startSite();
		const program = descendantsOf(site.process.pid as number).find((pid) => commandOf(pid).includes(file));
		process.kill(program as number, "SIGSTOP");
		await expect.poll(() => site.output(), { timeout: 60_000 }).toContain(`The ${name} does not answer; it is ended.`);
		const check = () => fetch(`${site.url}/healthz`).catch(() => ({ status: 0 }));
		await expect.poll(async () => (await check()).status, { timeout: 60_000 }).toBe(200);
		expect(isAlive(program as number)).toBe(false);
		await site.stop();
	});

test("a second start on the same data directory refuses and names the running process", async () => {
	const site = await startSite();
	const second = runLauncher({ DATA_DIR: site.dataDir });
	expect(await second.ended).toBe(1);
	const backend = descendantsOf(site.process.pid as number).find((pid) => commandOf(pid).includes("backend.mjs"));
	expect(second.output()).toContain(String(backend));
	expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
	await site.stop();
});

test("a port in use stops the start at once", async () => {
	const portServer = createServer();
	await new Promise<void>((resolve) => portServer.listen(0, "127.0.0.1", resolve));
	const { port } = portServer.address() as { port: number };
	const start = runLauncher({ PORT: String(port) });
	expect(await start.ended).toBe(1);
	expect(start.output().trim()).toBe(`Port ${port} is taken by another program; set PORT to a free one.`);
	portServer.close();
});

const unusable: [string, Record<string, string>][] = [
	["PORT", { PORT: "eighty" }],
	["HOST", { HOST: "203.0.113.9" }],
	["ADMIN_EMAIL", { ADMIN_EMAIL: "no e-mail" }],
	["METRICS_TOKEN", { METRICS_TOKEN: "short" }],
	["BACKUP_EVERY", { BACKUP_EVERY: "often" }],
	["SMTP_URL", { SMTP_URL: "mail.example.test:587" }],
	[
		"SUPABASE_SECRET_KEY",
		{
			SUPABASE_URL: "https://example.test",
			SUPABASE_PUBLISHABLE_KEY: "k",
			SMTP_URL: "smtp://mail.example.test",
			MAIL_FROM: "a@example.test",
		},
	],
	["SUPABASE_URL", { SUPABASE_URL: "ftp://example.test", SUPABASE_PUBLISHABLE_KEY: "k" }],
	["SUPABASE_PUBLISHABLE_KEY", { SUPABASE_URL: "https://example.test" }],
];

for (const [name, env] of unusable) {
	test(`an unusable value stops the start with one sentence that names ${name} (${Object.values(env)[0]})`, async () => {
		const dataDir = await mkdtemp(join(tmpdir(), "site-"));
		const start = runLauncher({ DATA_DIR: dataDir, ...env });
		expect(await start.ended).toBe(1);
		const lines = start.output().trim().split("\n");
		expect(lines).toHaveLength(1);
		expect(lines[0]).toContain(name);
		await rm(dataDir, { recursive: true, force: true });
	});
}

test("a data directory with other files is refused and left unchanged", async () => {
	const dataDir = await mkdtemp(join(tmpdir(), "site-"));
	await writeFile(join(dataDir, "letter.txt"), "dear future");
	const start = runLauncher({ DATA_DIR: join(dataDir, "letter.txt") });
	expect(await start.ended).toBe(1);
	expect(await readFile(join(dataDir, "letter.txt"), "utf8")).toBe("dear future");
	await rm(dataDir, { recursive: true, force: true });
});

test("the first start prints the admin's e-mail and a generated password, and stores it in a file", async () => {
	const site = await startSite({ ADMIN_PASSWORD: "" });
	const password = /password (\S+)/.exec(site.output())?.[1];
	expect(password).toBeTruthy();
	expect(await readFile(join(site.dataDir, "admin-password.txt"), "utf8")).toContain(password);
	await site.stop();
});

test("no file of a running site is readable for other accounts, its cached pages included", async () => {
	const site = await startSite({ ADMIN_PASSWORD: admin.password });
	await expect
		.poll(async () => {
			await fetch(`${site.url}/essays`);
			return entriesOf(site.dataDir).filter((name) => /pages\/.+\.json$/.test(name)).length;
		})
		.toBeGreaterThan(0);
	const modeOf = (name: string) => statSync(join(site.dataDir, name), { throwIfNoEntry: false })?.mode ?? 0;
	const isOpen = (name: string) => (modeOf(name) & 0o077) !== 0;
	expect([".", ...entriesOf(site.dataDir)].filter(isOpen)).toEqual([]);
	await site.stop();
});

const entriesOf = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" });

function descendantsOf(pid: number): number[] {
	const table = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" });
	const pairs = table
		.trim()
		.split("\n")
		.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
	const childrenOf = (parent: number): number[] =>
		pairs.filter(([, ppid]) => ppid === parent).flatMap(([child]) => [child, ...childrenOf(child)]);
	return childrenOf(pid);
}

function commandOf(pid: number): string {
	return execFileSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" });
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}
