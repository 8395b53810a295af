import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { buildSite } from "../../build/buildSite.ts";
import { root } from "../../build/paths.ts";
import { copyProject } from "../../scripts/test/copyProject.ts";
import { freePort } from "../../supabase/testing/freePort.ts";
import { asAdmin } from "../fixtures/asAdmin.ts";
import { prepareDataDirectory, runLauncher, startSite } from "../fixtures/startSite.ts";

/* operate.md's "Update", in a copy of the project, while visitors are on every route. */

const run = promisify(execFile);
const halfASecond = 500;

/** A copy of the project with the builds of its sources. */
async function copyBuiltProject(): Promise<string> {
	const built = await buildSite();
	const project = copyProject();
	const folders = { shell: "shell", "remote-public": "remotes/public", "remote-admin": "remotes/admin", supabase: "programs" };
	for (const [app, folder] of Object.entries(folders)) {
		const build = join("dist", folder, built[app]?.version as string);
		await cp(join(root, build), join(project, build), { recursive: true });
	}
	await cp(join(root, "dist/package.json"), join(project, "dist/package.json"));
	return project;
}

/** Requests every route twice a second; lists responses that visitors must not get. */
function visit(url: string, routes: string[]) {
	const faults: string[] = [];
	let isRestarting = false;
	let taken: { text: string; pages: string[] } | undefined;
	const stopped = new AbortController();
	let count = 0;
	const ask = async (route: string) => {
		const [asked, wasRestarting] = [taken, isRestarting];
		const response = await fetch(url + route, { signal: AbortSignal.timeout(20_000), redirect: "manual" });
		const body = await response.text();
		count++;
		if (response.status >= 500) faults.push(`${route} is ${response.status}`);
		if (response.headers.has("x-stale-since") && !wasRestarting && !isRestarting) faults.push(`${route} is an old copy`);
		if (asked && body.includes(asked.text)) faults.push(`${route} shows what was taken back`);
		if (asked?.pages.includes(route) && response.status !== 404) faults.push(`${route} is ${response.status}, taken back`);
	};
	const visitor = async (route: string) => {
		while (!stopped.signal.aborted) {
			const restarting = isRestarting;
			await ask(route).catch((error: Error) => {
				if (!restarting && !isRestarting) faults.push(`${route}: ${error.message}`);
			});
			await sleep(halfASecond);
		}
	};
	const visiting = Promise.all(routes.map(visitor));
	return {
		faults,
		count: () => count,
		takeBack: (text: string, pages: string[]) => {
			taken = { text, pages };
		},
		restart: async <T>(work: () => Promise<T>): Promise<T> => {
			isRestarting = true;
			const result = await work();
			isRestarting = false;
			return result;
		},
		end: async () => {
			stopped.abort();
			await visiting;
		},
	};
}

/** Routes of every kind and the files of a page, all cached as on a visited site. */
async function visitedRoutes(url: string): Promise<string[]> {
	const read = async (path: string) => (await fetch(url + path)).text();
	const pages = [...(await read("/sitemap.xml")).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
		([, path]) => path as string,
	);
	const below = (folder: string) => pages.filter((path) => path.startsWith(folder)).slice(0, 2);
	const entries = [...below("/projects/"), ...below("/essays/topics/"), ...below("/essays/")];
	const fixed = pages.filter((path) => !/\w\/\w/.test(path));
	const scripts = [...(await read("/contact")).matchAll(/src="(\/(?:assets|remotes)\/[^"]+\.js)"/g)].map(
		([, path]) => path as string,
	);
	const files = [
		"/rss.xml",
		"/feed.json",
		"/sitemap.xml",
		"/search.json",
		"/llms.txt",
		"/registry.json",
		"/healthz",
		"/config.json",
	];
	const routes = [...fixed, ...entries, ...entries.map((path) => `/data${path}.json`), ...files, ...scripts];
	const all = [...new Set([...routes, "/admin/login", "/nowhere", "/talks"])];
	for (const path of all) await read(path);
	return all;
}

const brokenMigration = `do $$ begin if exists (select 1 from public.essays) then raise exception 'broken on purpose'; end if; end $$;\n`;

test("an update while visitors read: no error, no stale copy and no withdrawn text; a failed migration changes nothing", async () => {
	test.setTimeout(900_000);
	const project = await copyBuiltProject();
	const [dataDir, otherDir] = [await mkdtemp(join(tmpdir(), "site-")), await mkdtemp(join(tmpdir(), "site-"))];
	for (const folder of [dataDir, otherDir]) await prepareDataDirectory(folder, true);
	const command = (...args: string[]) => [process.execPath, join(project, "scripts/run.mjs"), ...args];
	const env = { DATA_DIR: dataDir, SITE_DIST: join(project, "dist"), PORT: String(await freePort()) };
	let site = await startSite(env, command("start"));
	const npmRun = (...args: string[]) =>
		run(process.execPath, command(...args).slice(1), { env: { ...process.env, SITE_DIST: env.SITE_DIST, SITE_URL: site.url } });
	const active = () =>
		Promise.all(["registry.json", "shell/current.json"].map((file) => readFile(join(env.SITE_DIST, file), "utf8")));
	const before = await active();
	const admin = await asAdmin(site.url);
	const [essay] = (await admin.rows("essays", { status: "published" })) as { id: string; title: string }[];
	const { id, title } = essay as { id: string; title: string };
	const withdrawn = [`/essays/${id}`, `/data/essays/${id}.json`];
	const visitors = visit(site.url, [...new Set([...(await visitedRoutes(site.url)), ...withdrawn])]);
	try {
		await admin.change("essays", { id }, { status: "draft" });
		visitors.takeBack(title, withdrawn);

		await npmRun("create", "page", "talks");
		await npmRun("build");
		expect(await active()).toEqual(before);

		const migration = join(project, "supabase/migrations/29990101000000_broken.sql");
		await writeFile(migration, brokenMigration);
		const failing = runLauncher({ DATA_DIR: otherDir, SITE_DIST: env.SITE_DIST, PORT: "0" }, command("start"));
		expect(await failing.ended).toBe(1);
		expect(failing.output()).toContain("broken on purpose");
		expect(await active()).toEqual(before);
		await rm(migration);
		expect(visitors.faults).toEqual([]);

		await visitors.restart(async () => {
			await site.stop();
			site = await startSite(env, command("start"));
		});
		await sleep(4 * halfASecond);
		const page = await fetch(`${site.url}/talks`);
		expect([page.status, await page.text()]).toEqual([200, expect.stringMatching(/<h1[^>]*>Talks<\/h1>/)]);
		expect(await active()).not.toEqual(before);
		expect(visitors.faults).toEqual([]);
		console.log(`  ${visitors.count()} requests.`);
	} finally {
		await visitors.end();
		await site.stop();
		for (const folder of [project, dataDir, otherDir]) await rm(folder, { recursive: true, force: true, maxRetries: 20 });
	}
});
