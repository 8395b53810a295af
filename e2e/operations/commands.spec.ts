import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { backendOf } from "../fixtures/backendOf.ts";
import { createRestClient, message } from "../fixtures/rows.ts";
import { linkedBuilds, type RunningSite, startSite } from "../fixtures/startSite.ts";

/* Every command of package.json on a site that is read and written meanwhile, to its end and interrupted. */

const root = join(import.meta.dirname, "../..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

interface Run {
	/** With the path of a new file or folder for this run. */
	args: (target: string) => string[];
	env?: Record<string, string>;
	/** The arguments of an interrupted run, which needs work to do. */
	interruptedEnv?: (target: string) => Record<string, string>;
	code?: number;
	says?: RegExp;
	/** The target exists after a successful run, and not after an interrupted one. */
	writesTarget?: true;
}

let folder: string;
let site: RunningSite;
let dist: string;
const backupFile = () => join(folder, "site.ndjson.gz");
const blog = () => join(folder, "blog");

const inUse = { env: { PORT: "0" }, code: 1, says: /in use by process \d+/ };
const builds = "builds or checks sources";
const ownSites = "starts sites of its own, in folders of the system's temporary directory";

/** The runs of each command, or why it has none. */
const commands: Record<string, Run[] | string> = {
	start: [{ ...inUse, args: () => [] }],
	dev: [{ ...inUse, args: () => [] }],
	build: [{ args: () => [], interruptedEnv: (target) => ({ SITE_DIST: target }), says: /together/ }],
	create: [{ args: (target) => ["remote", "pond", "--to", target], writesTarget: true }],
	export: [{ args: (target) => ["--to", target, "--from", site.url], says: /pages and \d+ other files/, writesTarget: true }],
	"admin:add": [{ args: (target) => [`${target.replace(/\W/g, "")}@example.com`], says: /can sign in now/ }],
	backup: [
		{ args: (target) => [target], says: /8 projects/, writesTarget: true },
		{ args: (target) => ["--sql", target], says: /site\.sql, seed\.sql/, writesTarget: true },
	],
	restore: [{ args: () => [backupFile(), "--replace"], says: /8 projects/ }],
	move: [{ args: (target) => ["--to", target], says: /every row and file was compared/ }],
	import: [{ args: () => [blog(), "--dry-run"], says: /Nothing was changed/ }, { args: () => [blog()] }],
	"export:content": [{ args: (target) => [target], says: /8 projects/, writesTarget: true }],
	doctor: [{ args: () => [] }, { args: () => [site.url] }],
	"images:clean": [{ args: () => [], says: /^0 images have lost place/m }],
	remote: [{ args: () => ["list"] }, { args: () => ["verify"] }],
	test: ownSites,
	"test:all": ownSites,
	check: builds,
	types: "writes a source file from a database in memory",
	checksums: builds,
	storybook: builds,
	"storybook:build": "writes the catalogue, which no site serves",
	release: "changes version and changelog",
	version: "runs within a release",
	lock: "writes package-lock.json",
	lint: builds,
	format: builds,
	bench: ownSites,
	"bench:engines": ownSites,
	"bench:lighthouse": ownSites,
	figures: ownSites,
	"figures:memory": ownSites,
	"figures:typing": ownSites,
	"figures:backends": ownSites,
	"figures:growth": ownSites,
	screenshots: ownSites,
};

const runs = Object.entries(commands).flatMap(([name, entry]) =>
	typeof entry === "string"
		? []
		: entry.map((run, index) => ({ name, run, title: index === 0 ? name : `${name}, ${index + 1}` })),
);

/** One site for all tests. */
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
	test.setTimeout(600_000);
	folder = mkdtempSync(join(tmpdir(), "commands-"));
	mkdirSync(join(folder, "tmp"));
	mkdirSync(blog());
	for (const name of ["one", "two"])
		writeFileSync(join(blog(), `${name}.md`), `---\ntitle: ${name}\ndate: 2020-01-02\n---\n\nText.\n`);
	dist = await linkedBuilds();
	site = await startSite({ FORM_LIMIT_PER_MINUTE: "999999", LOG_LEVEL: "warn" });
	expect(await runToEnd("backup", [backupFile()])).toMatchObject({ code: 0 });
});
test.afterAll(async () => {
	await site?.stop();
	rmSync(folder, { recursive: true, force: true });
});

function start(name: string, args: string[], env: Record<string, string> = {}) {
	const child = spawn(process.execPath, ["scripts/run.mjs", name, ...args], {
		cwd: root,
		env: {
			...process.env,
			ENV_FILE: "",
			DATA_DIR: site.dataDir,
			SITE_DIST: dist,
			SITE_URL: site.url,
			TMPDIR: join(folder, "tmp"),
			...env,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (output += text));
	const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
		child.once("close", (code) => resolve({ code, output })),
	);
	return { child, ended };
}

const runToEnd = (name: string, args: string[], env?: Record<string, string>) => start(name, args, env).ended;

/** The answers to a visitor and to a health check. */
async function observe() {
	const { url, visitor } = await backendOf(site.url);
	const rows = async (path: string) => (await fetch(`${url}/rest/v1/${path}`, { headers: visitor })).json();
	const status = async (path: string) => (await fetch(site.url + path)).status;
	return {
		essays: await rows("essays?select=id&order=id"),
		profile: await rows("profile?select=name"),
		settings: await rows("site_settings?select=name"),
		pages: await Promise.all(["/", "/essays", "/store", "/healthz", "/rss.xml"].map(status)),
	};
}

/** The places where a command could leave files: data directory, its folder, builds, temporary files. */
function listFiles(): string[] {
	const below = (path: string) => readdirSync(path).map((name) => join(path, name));
	const dataDir = below(site.dataDir).flatMap((path) =>
		/(database|pages|backups)$/.test(path) ? below(path).filter(isOdd) : [path],
	);
	const places = [root, join(root, "dist"), join(root, "dist/shell"), join(root, "dist/programs"), join(folder, "tmp"), folder];
	// Caches of tsx and Node; results of this run.
	return [...dataDir, ...places.flatMap(below)]
		.filter((path) => !/\/(tsx-\d+|node-compile-cache|test-results)$/.test(path))
		.sort();
}
const isOdd = (path: string) => /\/\.|\.part$|\.tmp/.test(path);

/** The drafts in a folder, if it is one. */
function draftsIn(target: string): string[] {
	const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory();
	return isFolder ? readdirSync(target, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".part")) : [];
}

/** Reads and writes until it is stopped; resolves with every failed response. */
function useSite() {
	const stopped = new AbortController();
	const failures: string[] = [];
	const { send } = createRestClient(site.url);
	const { secretKey } = JSON.parse(readFileSync(join(site.dataDir, "secrets.json"), "utf8")) as { secretKey: string };
	const service = { apikey: secretKey, authorization: `Bearer ${secretKey}`, "content-type": "application/json" };
	const request = async (path: string, options?: RequestInit) => {
		const { status } = await fetch(site.url + path, options);
		if (status >= 400) failures.push(`${options?.method ?? "GET"} ${path} ${status}`);
	};
	const useOnce = async () => {
		await request("/rest/v1/essays?select=id", { headers: { apikey: secretKey } });
		await request("/essays");
		await send("contacts", message({}));
		await request("/rest/v1/jobs?id=not.is.null", { method: "PATCH", headers: service, body: '{"location":"Bandung"}' });
	};
	const using = (async () => {
		while (!stopped.signal.aborted) {
			await useOnce().catch((error: Error) => failures.push(error.message));
			await new Promise((resolve) => setTimeout(resolve, 500));
		}
	})();
	return async () => {
		stopped.abort();
		await using;
		return failures;
	};
}

test("every command of package.json has a row here", () => {
	expect(Object.keys(commands).sort()).toEqual(Object.keys(scripts).sort());
});

let count = 0;

for (const { name, run, title } of runs) {
	test(`${title} leaves the site and its folders unchanged, both completed and interrupted`, async () => {
		test.setTimeout(900_000);
		const { args, env, interruptedEnv, code = 0, says = /./, writesTarget } = run;
		const newTarget = () => join(folder, `target-${++count}`);
		const [before, filesBefore] = [await observe(), listFiles()];
		expect(before.pages).toEqual([200, 200, 200, 200, 200]);
		const expectAsBefore = async (target: string) => {
			await expect.poll(listFiles).toEqual(filesBefore);
			// The server's last health check is at most two seconds old.
			await expect.poll(observe, { message: target }).toEqual(before);
		};

		const target = newTarget();
		const begin = performance.now();
		const stopUsing = useSite();
		expect(await runToEnd(name, args(target), env)).toEqual({ code, output: expect.stringMatching(says) });
		const durationMs = performance.now() - begin;
		expect(await stopUsing()).toEqual([]);
		if (writesTarget) expect(existsSync(target)).toBe(true);
		rmSync(target, { recursive: true, force: true });
		await expectAsBefore(target);

		for (const share of [0.3, 0.6, 0.9]) {
			const target = newTarget();
			const stopUsing = useSite();
			const { child, ended } = start(name, args(target), { ...env, ...interruptedEnv?.(target) });
			setTimeout(() => child.kill("SIGINT"), durationMs * share);
			const { code: endCode } = await ended;
			expect(await stopUsing()).toEqual([]);
			if (writesTarget) expect([share, existsSync(target)]).toEqual([share, endCode === 0]);
			expect(draftsIn(target)).toEqual([]);
			rmSync(target, { recursive: true, force: true });
			await expectAsBefore(target);
		}
	});
}
