import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildSite } from "../build/buildSite.ts";
import { builtProgram } from "../build/builtProgram.ts";
import { admin, type RunningSite, startSite } from "../e2e/fixtures/startSite.ts";
import { findPostgres, startPostgres } from "../supabase/testing/server/startPostgres.ts";
import { startBackend } from "../supabase/testing/startBackend.ts";
import { addEssays, addMessages } from "./fillSite.ts";
import { reportResult } from "./results.ts";
import { isLauncher, siteProcesses } from "./siteProcesses.ts";
import { visitSite } from "./visitSite.ts";

/*
 * `npm run figures:memory`: the memory of a site's processes together on each kind of backend, in MB of
 * proportional set size, and their response times. Linux only.
 */
const counts = { essays: 1_000, messages: 5_000 };
const requestCount = 2_000;
/** After this time, one-time loading and collections have finished. */
const restMs = 10_000;
const sampleIntervalMs = 200;

await Promise.all([buildSite(), builtProgram("backend")]);
const folder = mkdtempSync(join(tmpdir(), "figures-memory-"));
const server = await startPostgres(findPostgres());
const project = await startBackend({ hasSampleContent: true });
const shapes: Record<string, Record<string, string>> = {
	"built-in engine": {},
	DATABASE_URL: { DATABASE_URL: `postgres://postgres@127.0.0.1:${server.port}/postgres` },
	"hosted project": { SUPABASE_URL: project.url, SUPABASE_PUBLISHABLE_KEY: project.publishableKey },
};
try {
	const rows: (string | number)[][] = [];
	for (const [name, variables] of Object.entries(shapes)) {
		const dataDir = join(folder, name);
		rows.push([name, ...(await measure({ ...variables, DATA_DIR: dataDir, ADMIN_EMAIL: admin.email, LOG_LEVEL: "warn" }))]);
	}
	const head = [
		"MB",
		"first start, s",
		"warm start, s",
		"at rest",
		"with 1,000 essays and 5,000 messages, at rest",
		"after 2,000 requests",
		"peak",
	];
	reportResult("npm run figures:memory", { head, rows });
} finally {
	await Promise.all([project.stop(), server.stop()]);
	rmSync(folder, { recursive: true, force: true });
}

async function measure(env: Record<string, string>): Promise<number[]> {
	let peak = 0;
	const sampler = setInterval(() => {
		peak = Math.max(peak, siteProcesses(isLauncher).megabytes);
	}, sampleIntervalMs);
	const atRest = async () => {
		await sleep(restMs);
		return siteProcesses(isLauncher).megabytes;
	};
	const first = await start(env);
	const figures = [await atRest()];
	await addEssays(first.site.url, counts.essays);
	await addMessages(first.site.url, counts.messages);
	await first.site.stop();
	const warm = await start(env);
	figures.push(await atRest());
	await visitSite(warm.site.url, { requests: requestCount, essays: counts.essays });
	figures.push(await atRest(), peak);
	clearInterval(sampler);
	await warm.site.stop();
	return [first.seconds, warm.seconds, ...figures.map(Math.round)];
}

async function start(env: Record<string, string>): Promise<{ site: RunningSite; seconds: number }> {
	const begin = performance.now();
	const site = await startSite(env);
	return { site, seconds: (performance.now() - begin) / 1000 };
}
