import { execFile, execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { type AdminClient, asAdmin } from "../fixtures/asAdmin.ts";
import { essay, project } from "../fixtures/page/drafts.ts";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";
import { signIn } from "../fixtures/test.ts";
import { type FlakyBackend, startFlakyBackend } from "../outage/startFlakyBackend.ts";

/**
 * A stored change is on the site at the next request, and requests cause no more renders than necessary.
 */

/** Serial: the tests count the renders of the same sites. */
test.describe.configure({ mode: "serial" });

/**
 * A site whose content no other test changes, and one that uses the first one's backend as its hosted
 * project.
 */
let embedded: RunningSite;
let admin: AdminClient;
let hostedProject: FlakyBackend;
let hosted: RunningSite;
/** A published essay. */
let slug = "";

test.beforeAll(async () => {
	test.setTimeout(240_000);
	embedded = await startSite();
	admin = await asAdmin(embedded.url);
	[slug = ""] = (await admin.rows("essays", { status: "published" })).map(({ id }) => id as string);
	hostedProject = await startFlakyBackend(embedded.url);
	const { supabaseKey } = (await (await fetch(`${embedded.url}/config.json`)).json()) as { supabaseKey: string };
	hosted = await startSite({ SUPABASE_URL: hostedProject.url, SUPABASE_PUBLISHABLE_KEY: supabaseKey });
});
test.afterAll(async () => {
	await hosted?.stop();
	await hostedProject?.stop();
	await embedded?.stop();
});

const contentPaths = () => [
	"/essays",
	`/essays/${slug}`,
	`/essays/${slug}.md`,
	"/data/essays.json",
	"/rss.xml",
	"/feed.json",
	"/search.json",
	"/llms.txt",
];
const read = async (site: RunningSite, path: string) => (await fetch(site.url + path)).text();
const retitle = (title: string) => admin.change("essays", { id: slug }, { title });

test("with the embedded backend a stored change is on every page and feed at the next request", async () => {
	for (let round = 0; round < 5; round++) {
		await Promise.all(contentPaths().map((path) => read(embedded, path)));
		await retitle(`A title of round ${round}`);
		for (const path of contentPaths()) expect(await read(embedded, path), path).toContain(`A title of round ${round}`);
	}
});

test("even on pages that were being rendered while it was stored", async () => {
	for (let round = 0; round < 10; round++) {
		await retitle(`Before ${round}`);
		const early = Array.from({ length: 20 }, () => read(embedded, `/essays/${slug}`));
		await retitle(`After ${round}`);
		expect(await read(embedded, `/essays/${slug}`)).toContain(`After ${round}`);
		await Promise.all(early);
		expect(await read(embedded, `/essays/${slug}`)).toContain(`After ${round}`);
	}
});

test("scheduled content is hidden before its time and on every page at the next request after it", async () => {
	const title = "Out at its time";
	const publishIn = (ms: number) => ({ status: "published", publish_at: new Date(Date.now() + ms).toISOString() });
	const published = await admin.rows("essays", { status: "published" });
	const [newest] = published.toSorted((a, b) => (String(a.date) < String(b.date) ? 1 : -1));
	await admin.add("essays", essay({ title, date: "2026-11-28", ...publishIn(3_600_000) }));
	await admin.add("projects", project({ title, ...publishIn(3_600_000) }));
	const pages = ["essays/out-at-its-time", "projects/out-at-its-time"];
	const feeds = ["rss.xml", "feed.json", "llms.txt", "search.json", "data/essays.json", "data/projects.json"];
	const neighbour = `data/essays/${newest?.id}.json`;
	const lists = ["essays", "projects", "", neighbour, ...feeds, ...pages.map((path) => `data/${path}.json`)];
	const statuses = (paths: string[]) => Promise.all(paths.map(async (path) => (await fetch(`${embedded.url}/${path}`)).status));
	const own = [...pages, ...pages.flatMap((path) => [`${path}.md`, `cards/${path}.png`])];
	const showsIt = async (path: string) => (await read(embedded, `/${path}`)).includes(title);
	const isInSitemap = async () => (await read(embedded, "/sitemap.xml")).includes(pages[0] as string);

	const expectNowhere = async () => {
		expect(await statuses(own)).toEqual(own.map(() => 404));
		for (const path of lists) expect(await showsIt(path), `/${path}, before`).toBe(false);
		expect(await isInSitemap()).toBe(false);
	};
	const started = Date.now();
	await expectNowhere();

	// Reading all pages is slow on a busy machine, and must end before the time of publication.
	const soon = publishIn(2_000 + 3 * (Date.now() - started));
	for (const table of ["essays", "projects"]) await admin.change(table, { title }, soon);
	await expectNowhere();
	await sleep(Date.parse(soon.publish_at) - Date.now());
	// The server read the time one request earlier, so it is late by that much.
	await expect.poll(isInSitemap).toBe(true);
	for (const path of lists) expect(await showsIt(path), `/${path}, after`).toBe(true);
	expect(await statuses(own)).toEqual(own.map(() => 200));
	for (const table of ["essays", "projects"]) await admin.change(table, { title }, { status: "draft" });
});

test("an unpublished entry disappears at the next request, and reappears once published again", async () => {
	await admin.change("essays", { id: slug }, { status: "draft" });
	expect((await fetch(`${embedded.url}/essays/${slug}`)).status).toBe(404);
	await admin.change("essays", { id: slug }, { status: "published" });
	expect((await fetch(`${embedded.url}/essays/${slug}`)).status).toBe(200);
});

test("with a hosted project a change is on the site at the next request after a purge", async () => {
	for (let round = 0; round < 5; round++) {
		await Promise.all(contentPaths().map((path) => read(hosted, path)));
		await retitle(`A hosted title of round ${round}`);
		expect((await fetch(`${hosted.url}/revalidate`, { method: "POST" })).status).toBe(204);
		for (const path of contentPaths()) expect(await read(hosted, path), path).toContain(`A hosted title of round ${round}`);
	}
});

test("with a hosted project the admin area purges the server's cache, and changes without a purge appear too", async ({
	page,
}) => {
	await signIn(page, undefined, hosted.url);
	await page.goto(`${hosted.url}/admin/profile`);
	await page.getByLabel("Title", { exact: true }).fill("Gardener of the hosted project");
	const revalidation = page.waitForResponse(`${hosted.url}/revalidate`);
	await page.getByRole("button", { name: "Save Changes" }).click();
	expect((await revalidation).status()).toBe(204);
	expect(await read(hosted, "/")).toContain("Gardener of the hosted project");
	await retitle("A title without a purge");
	await expect.poll(() => read(hosted, `/essays/${slug}`)).toContain("A title without a purge");
	await page.goto("about:blank");
});

/** The number of renders with the project's data so far: each reads this table once. */
const rendersOf = (table: string) => hostedProject.requests.filter((request) => request === `GET /rest/v1/${table}`).length;

const forgeries: [name: string, table: string, (index: number) => { path: string; headers?: Record<string, string> }][] = [
	["forged cookies", "jobs", (index) => ({ path: "/", headers: { cookie: `owner=1; session=${index}` } })],
	["random query strings", "essays", (index) => ({ path: `/essays?${index}=${Math.random()}` })],
];

for (const [name, table, forge] of forgeries) {
	test(`a thousand requests with ${name} cause no more renders than expiry does, and use no memory`, async () => {
		const send = async (count: number) => {
			for (let index = 0; index < count; index += 20)
				await Promise.all(
					Array.from({ length: 20 }, async (_, at) => {
						const { path, headers } = forge(index + at);
						const answer = await fetch(hosted.url + path, { headers });
						await answer.arrayBuffer();
						expect(answer.status).toBe(200);
					}),
				);
		};
		// The memory of a warm-up is not a leak.
		await send(1_000);
		const [renders, memory, start] = [rendersOf(table), memoryOf(hosted), performance.now()];
		await send(1_000);
		const seconds = (performance.now() - start) / 1_000;
		const grown = (memoryOf(hosted) - memory) / 1_024;
		console.log(
			`1,000 requests with ${name} in ${seconds.toFixed(1)} s: ${rendersOf(table) - renders} renders, ${memory >> 10} MB and ${grown.toFixed(1)} MB more`,
		);
		// A page of a hosted project is rendered again every two seconds.
		expect(rendersOf(table) - renders).toBeLessThanOrEqual(2 + seconds / 2);
		expect(grown).toBeLessThan(32);
	});
}

// Last, because a restore ends every session.
test("the content of a restored backup is on the site at the next request", async () => {
	const file = join(embedded.dataDir, "..", `${process.pid}.ndjson.gz`);
	const run = (...args: string[]) =>
		promisify(execFile)(process.execPath, ["scripts/run.mjs", ...args], {
			env: { ...process.env, DATA_DIR: embedded.dataDir },
		});
	try {
		await retitle("A title that was backed up");
		await run("backup", file);
		await retitle("A title of after the backup");
		expect(await read(embedded, `/essays/${slug}`)).toContain("A title of after the backup");
		await run("restore", file, "--replace");
		expect(await read(embedded, `/essays/${slug}`)).toContain("A title that was backed up");
	} finally {
		await rm(file, { force: true });
	}
});

/** The resident KB of the launcher's one process that runs the built server. */
function memoryOf(site: RunningSite): number {
	const processes = execFileSync("ps", ["-o", "ppid=,rss=,args=", "-e"], { encoding: "utf8" }).split("\n");
	const own = processes.find((line) => line.trim().startsWith(`${site.process.pid} `) && line.includes("main.cjs"));
	return Number(own?.trim().split(/\s+/)[1]);
}
