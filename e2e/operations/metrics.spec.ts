import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";

const token = "a-token-of-this-test";

let site: RunningSite;
test.beforeAll(async () => {
	site = await startSite({ METRICS_TOKEN: token });
});
test.afterAll(() => site.stop());

const ask = (authorization?: string) =>
	fetch(`${site.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } });

/** The values of all series by name and labels. */
async function read(): Promise<Map<string, number>> {
	const response = await ask(`Bearer ${token}`);
	expect(response.status).toBe(200);
	const lines = (await response.text()).split("\n").filter((line) => line && !line.startsWith("#"));
	return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]));
}

/** Waits until the cached response has expired. */
const readAfter = async () => {
	await new Promise((resolve) => setTimeout(resolve, 1_100));
	return read();
};

test("the metrics need the token: otherwise the response is 401, and no cache stores it", async () => {
	for (const authorization of [undefined, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Bearer ${token.toUpperCase()}`]) {
		const response = await ask(authorization);
		expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, expect.stringContaining("Bearer")]);
		expect(await response.text()).not.toContain("site_");
	}
	expect((await ask(`Basic ${token}`)).status).toBeGreaterThanOrEqual(400);
	const response = await ask(`Bearer ${token}`);
	expect(response.headers.get("content-type")).toContain("text/plain; version=0.0.4");
	expect(response.headers.get("cache-control")).toBe("no-store");
});

test("the response is Prometheus' text format: each metric is described once, and every line has a number", async () => {
	const text = await (await ask(`Bearer ${token}`)).text();
	const described = [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
	expect(new Set(described).size).toBe(described.length);
	expect(described.length).toBeGreaterThan(30);
	const unreadable = text
		.split("\n")
		.filter((line) => !/^(#.*|[a-z0-9_]+(\{([a-zA-Z_]+="[^"\\]*",?)+\})? (\d[\d.e+-]*|\+Inf|NaN))?$/.test(line));
	expect(unreadable).toEqual([]);
});

test("a page that is rendered and then comes from the cache is counted, rendered once and read from the backend", async () => {
	const before = await readAfter();
	const more = (now: Map<string, number>, name: string) => (now.get(name) ?? 0) - (before.get(name) ?? 0);
	await fetch(`${site.url}/store`);
	await fetch(`${site.url}/store`);
	const now = await readAfter();
	expect(more(now, 'site_request_duration_seconds_count{route="/*",status="2xx"}')).toBe(2);
	expect(more(now, 'site_page_cache_requests_total{state="miss"}')).toBe(1);
	expect(more(now, 'site_page_cache_requests_total{state="hit"}')).toBe(1);
	expect(more(now, "site_render_duration_seconds_count")).toBe(1);
	expect(more(now, 'site_backend_call_duration_seconds_count{status="2xx"}')).toBeGreaterThan(0);
	expect(more(now, 'backend_request_duration_seconds_count{api="rest",status="2xx"}')).toBeGreaterThan(0);
	expect(now.get("site_backend_up")).toBe(1);
	expect(now.get("backend_engine_restarts_total")).toBe(0);
	expect(now.get('backend_mails{state="waiting"}')).toBe(0);
	for (const process of ["site", "backend"]) {
		expect(now.get(`${process}_process_resident_memory_bytes`)).toBeGreaterThan(10_000_000);
		expect(now.has(`${process}_nodejs_eventloop_lag_p99_seconds`)).toBe(true);
	}
	const { remotes } = (await (await fetch(`${site.url}/registry.json`)).json()) as { remotes: { admin: { version: string } } };
	expect([...now.keys()].filter((name) => name.startsWith("site_info")).join()).toContain(
		`name="admin",version="${remotes.admin.version}"`,
	);
});

test("metrics contain no data of visitors, and unknown paths and methods add no series", async () => {
	await fetch(`${site.url}/essays/anything`);
	await fetch(`${site.url}/rest/v1/profile?limit=0`);
	const known = (await readAfter()).size;
	const secret = randomUUID().replaceAll("-", "");
	for (let count = 0; count < 20; count++) {
		await fetch(`${site.url}/essays/${secret}${count}?mail=${secret}@example.com`);
		await fetch(`${site.url}/rest/v1/${"abcdefghijklmnopqrst"[count]}?name=eq.${secret}`, { headers: { "user-agent": secret } });
		await fetch(`${site.url}/rest/v1/profile?select=${"x".repeat(3_000)}`);
	}
	const text = await (await new Promise<Response>((done) => setTimeout(() => done(ask(`Bearer ${token}`)), 1_100))).text();
	expect(text).not.toContain(secret);
	expect(text).not.toContain(token);
	// The class 4xx of two routes, each with its buckets.
	expect((await readAfter()).size - known).toBeLessThan(60);
});

test("without METRICS_TOKEN the path is like any unknown one, at the site and at its backend", async () => {
	const closed = await startSite();
	const answers = await Promise.all(
		["/metrics", "/no-such-page"].map(async (path) => {
			const response = await fetch(closed.url + path, { headers: { authorization: `Bearer ${token}` } });
			// The page draws a hill for its path.
			const text = (await response.text()).replaceAll(path, "").replace(/<figure.+?<\/figure>/s, "");
			return [response.status, text, response.headers.get("content-type")];
		}),
	);
	expect(answers[0]?.[0]).toBe(404);
	expect(answers[0]).toEqual(answers[1]);
	await closed.stop();
});

test("a backend that is down is a metric too, and the response is in time", async () => {
	const gone = await startSite({ METRICS_TOKEN: token, SUPABASE_URL: "http://127.0.0.1:9", SUPABASE_PUBLISHABLE_KEY: "k" });
	const start = Date.now();
	const response = await fetch(`${gone.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
	expect(await response.text()).toMatch(/^site_backend_up 0$/m);
	expect(Date.now() - start).toBeLessThan(4_000);
	await gone.stop();
});
