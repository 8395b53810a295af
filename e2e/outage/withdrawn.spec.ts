import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { siteProcesses } from "../../bench/siteProcesses.ts";
import { essay } from "../fixtures/page/drafts.ts";
import { createRestClient } from "../fixtures/rows.ts";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";
import { startFlakyBackend } from "./startFlakyBackend.ts";

/** One site for all tests of the file. */
test.describe.configure({ mode: "default", timeout: 120_000 });

let backend: RunningSite;
let admin: ReturnType<typeof createRestClient>;
test.beforeAll(async () => {
	test.setTimeout(240_000);
	backend = await startSite();
	admin = createRestClient(backend.url);
});
test.afterAll(() => backend.stop());

const content = "The text that nobody may read any more.";
/** Publishes an essay; resolves with its id and the paths that show it or its text. */
async function publish(title: string) {
	const id = (await admin.insert("essays", essay({ title, content })))[0]?.id as string;
	const page = `/essays/${id}`;
	return {
		id,
		shown: [page, `${page}.md`, `/data${page}.json`, "/essays", "/rss.xml", "/feed.json", "/search.json", "/sitemap.xml"],
	};
}

/** Whether a response contains the id or the text; an error page contains its own path. */
async function names(url: string, id: string): Promise<boolean> {
	const response = await fetch(url);
	const text = await response.text();
	return response.ok && (text.includes(id) || text.includes(content));
}

/** Reads the paths one by one, so that each has a copy. */
async function expectShown(site: string, paths: string[], id: string) {
	for (const path of [...paths, "/contact"]) expect([path, await statusOf(site + path)]).toEqual([path, 200]);
	for (const path of paths) expect([path, await names(site + path, id)]).toEqual([path, true]);
}

const expectHidden = async (site: string, paths: string[], id: string) =>
	expect(await Promise.all(paths.map(async (path) => [path, await names(site + path, id)]))).toEqual(
		paths.map((path) => [path, false]),
	);

const statusOf = async (url: string) => (await fetch(url)).status;

for (const write of ["unpublished", "deleted"] as const) {
	test(`an essay that was ${write} is served nowhere while the embedded backend hangs, and other pages are`, async () => {
		const { id, shown } = await publish(`Published by mistake, then ${write}`);
		await expectShown(backend.url, shown, id);
		if (write === "deleted") await admin.remove("essays", `id=eq.${id}`);
		else await admin.change("essays", `id=in.(${id})`, { status: "draft" });
		const { pids } = siteProcesses((pid) => pid === backend.process.pid);
		const engine = pids.find((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("backend.mjs")) as number;
		process.kill(engine, "SIGSTOP");
		try {
			await expectHidden(backend.url, shown, id);
			expect(await statusOf(`${backend.url}/contact`)).toBe(200);
		} finally {
			// On a slow machine the launcher has ended it meanwhile, after three missed checks.
			if (existsSync(`/proc/${engine}`)) process.kill(engine, "SIGCONT");
		}
		await expect.poll(() => statusOf(backend.url + shown[0]), { timeout: 30_000 }).toBe(404);
		await expect.poll(() => statusOf(`${backend.url}/rss.xml`), { timeout: 30_000 }).toBe(200);
		await expectHidden(backend.url, shown, id);
	});
}

test("an essay of a hosted project is not served during an outage after its withdrawal was reported, also by a new process", async () => {
	const config = (await (await fetch(`${backend.url}/config.json`)).json()) as { supabaseUrl: string; supabaseKey: string };
	const project = await startFlakyBackend(config.supabaseUrl);
	const DATA_DIR = await mkdtemp(join(tmpdir(), "withdrawn-"));
	const start = (PORT = "0") =>
		startSite({ PORT, SUPABASE_URL: project.url, SUPABASE_PUBLISHABLE_KEY: config.supabaseKey, DATA_DIR });
	let site = await start();
	try {
		const { id, shown } = await publish("Withdrawn from a hosted project");
		const report = () => fetch(`${site.url}/revalidate`, { method: "POST" });
		await report();
		await expectShown(site.url, shown, id);
		await admin.change("essays", `id=eq.${id}`, { status: "draft" });
		await report();
		project.setMode("gone");
		for (const restart of [false, true]) {
			if (restart) {
				await site.stop();
				site = await start(new URL(site.url).port);
			}
			await expectHidden(site.url, shown, id);
			expect(await statusOf(`${site.url}/contact`)).toBe(200);
		}
	} finally {
		await site.stop();
		await project.stop();
		await rm(DATA_DIR, { recursive: true, force: true });
	}
});
