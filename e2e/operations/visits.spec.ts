import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { backendOf } from "../fixtures/backendOf.ts";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";

const visits = 10_000;
const atOnce = 1_000;
const paths = ["/", "/essays", "/projects", "/essays/the-cost-of-a-spinner"];
const program = fileURLToPath(new URL("sendVisits.mjs", import.meta.url));

let site: RunningSite;

test.beforeAll(async () => {
	site = await startSite({ BEHIND_PROXY: "on" });
});
test.afterAll(() => site.stop());

test("each of ten thousand visits, a thousand at once, is counted, and pages and lists still work", async () => {
	test.setTimeout(300_000);
	const { url, visitor, admin } = await backendOf(site.url);
	const begunAt = performance.now();
	let isOver = false;
	const args = [program, url, visitor.apikey as string, paths.join(" "), String(visits), String(atOnce)];
	const sending = promisify(execFile)(process.execPath, args).finally(() => {
		isOver = true;
	});
	const times: Record<string, number[]> = { "a cached page": [], "an admin's list": [] };
	const watch = async (): Promise<void> => {
		await timed(times["a cached page"], site.url);
		await timed(times["an admin's list"], `${url}/rest/v1/contacts?select=id&limit=10`, { headers: admin });
		if (!isOver) await watch();
	};
	await watch();
	expect(JSON.parse((await sending).stdout)).toEqual({ 204: visits });
	const seconds = Math.round((performance.now() - begunAt) / 1_000);
	const slowest = Object.entries(times).map(([name, all]) => `${name} ${Math.round(Math.max(...all))} ms of ${all.length}`);
	console.log(`${visits} visits in ${seconds} s; slowest: ${slowest.join(", ")}`);
	const totals = await fetch(`${url}/rest/v1/rpc/visit_totals`, {
		method: "POST",
		headers: admin,
		body: JSON.stringify({ paths }),
	});
	expect(await totals.json()).toEqual(Object.fromEntries(paths.map((path) => [path, visits / paths.length])));
});

async function timed(times: number[] = [], ...request: Parameters<typeof fetch>): Promise<void> {
	const begunAt = performance.now();
	const answer = await fetch(...request);
	await answer.arrayBuffer();
	expect(answer.status).toBe(200);
	times.push(performance.now() - begunAt);
}
