import { request } from "node:http";
import { expect, test } from "@playwright/test";
import { backendOf } from "../fixtures/backendOf.ts";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";

const visits = 10_000;
const atOnce = 1_000;
const paths = ["/", "/essays", "/projects", "/essays/the-cost-of-a-spinner"];

let site: RunningSite;

test.beforeAll(async () => {
	site = await startSite({ BEHIND_PROXY: "on" });
});
test.afterAll(() => site.stop());

test("of ten thousand visits, a thousand at once, each is counted, and pages and the admin's lists go on", async () => {
	test.setTimeout(300_000);
	const { url, visitor, admin } = await backendOf(site.url);
	let next = 0;
	const begunAt = performance.now();
	const visiting = Array.from({ length: atOnce }, async () => {
		for (let at = next++; at < visits; at = next++) {
			// A sender counts sixty times a minute.
			const sender = { "x-forwarded-for": `198.18.${at >> 8}.${at & 255}` };
			const body = JSON.stringify({ path: paths[at % paths.length], referrer: "", device: "phone" });
			expect(await post(`${url}/rest/v1/rpc/count_visit`, { ...visitor, ...sender }, body)).toBe(204);
		}
	});
	const times: Record<string, number[]> = { "a cached page": [], "an admin's list": [] };
	const watch = async (): Promise<void> => {
		await timed(times["a cached page"], site.url + paths[next % paths.length]);
		await timed(times["an admin's list"], `${url}/rest/v1/contacts?select=id&limit=10`, { headers: admin });
		if (next < visits) await watch();
	};
	await watch();
	await Promise.all(visiting);
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

/** On a line of its own, as each visitor has one. */
function post(url: string, headers: Record<string, string>, body: string): Promise<number | undefined> {
	return new Promise((resolve, reject) => {
		const sending = request(url, { method: "POST", headers: { ...headers, connection: "close" }, agent: false }, (answer) => {
			answer.resume();
			answer.once("end", () => resolve(answer.statusCode));
		});
		sending.once("error", reject);
		sending.end(body);
	});
}
