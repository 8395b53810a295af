import { readOutput } from "../fixtures/readOutput.ts";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";
import { expect, test } from "../fixtures/test.ts";

/** Serial: the tests share a site. */
test.describe.configure({ mode: "default" });

let site: RunningSite;
test.beforeAll(async () => {
	site = await startSite({ BEHIND_PROXY: "on", LOG_LEVEL: "debug" });
});
test.afterAll(() => site.stop());

/** The lines of a request, with the site's server last. */
async function linesOf(requestId: string) {
	const lines = (await readOutput(site)).filter((line) => line.includes(`"requestId":"${requestId}"`));
	return lines.map((line) => JSON.parse(line)).sort((a, b) => a.process.localeCompare(b.process));
}

async function request(path: string, headers: Record<string, string> = {}, to = site) {
	const response = await fetch(to.url + path, { headers });
	// A line is logged when its response has ended.
	await response.arrayBuffer();
	return response.headers.get("x-request-id") as string;
}

test("a request is one line with its route, status, duration and cache state, under the response's id", async () => {
	const path = "/projects?kategori=web&utm_source=letter";
	const [first, second] = [await request(path), await request(path)];
	expect(first).toMatch(/^[\da-f-]{36}$/);
	const line = { level: "info", process: "site", method: "GET", route: "/*", status: 200, msg: "request" };
	const rest = { time: expect.stringMatching(/^\d{4}-.*Z$/), durationMs: expect.any(Number) };
	expect((await linesOf(first)).at(-1)).toEqual({ ...line, ...rest, requestId: first, cache: "miss" });
	expect(await linesOf(second)).toEqual([{ ...line, ...rest, requestId: second, cache: "hit" }]);
	expect((await linesOf(await request("/favicon.svg"))).map(({ level }) => level)).toEqual(["debug"]);
});

test("a request's calls to the backend are logged under the same id, the proxy's where it is valid", async () => {
	const processes = async (id: string) => [...new Set((await linesOf(id)).map((line) => `${line.process} ${line.route}`))];
	expect(await request("/essays/a-page-that-is-not-there", { "x-request-id": "of-the-proxy_1" })).toBe("of-the-proxy_1");
	// The first page has read profile and settings for all.
	const expected = ["backend /rest/v1/essays", "backend /rest/v1/rpc", "site /*"];
	expect((await processes("of-the-proxy_1")).sort()).toEqual(expected);
	const passedOn = await request("/rest/v1/nothing", { "x-request-id": "of-the-proxy_2" });
	expect(await processes(passedOn)).toEqual(["backend none", "site /rest/v1/*"]);
	for (const odd of ["ada@example.com", "a b", "x".repeat(65)]) {
		expect(await request("/", { "x-request-id": odd })).toMatch(/^[\da-f-]{36}$/);
	}
});

test("a health check also checks the backend: both lines have the level debug", async () => {
	const levels = (await linesOf(await request("/healthz"))).map(({ process, level }) => `${process} ${level}`);
	expect(levels).toEqual(["backend debug", "site debug"]);
});

test("without a reverse proxy a client cannot choose the id", async ({ site: open }) => {
	expect(await request("/", { "x-request-id": "chosen" }, open)).toMatch(/^[\da-f-]{36}$/);
});

test("no line contains an e-mail of a request's path, query, header or body", async () => {
	const email = "zebulon@example.com";
	const { supabaseKey: apikey } = await (await fetch(`${site.url}/config.json`)).json();
	const headers = { apikey, referer: `http://x.example/${email}`, "user-agent": email, cookie: `a=${email}`, from: email };
	const send = (path: string, init: RequestInit = {}) =>
		fetch(site.url + path, {
			redirect: "manual",
			...init,
			headers: { ...headers, "x-forwarded-for": "203.0.113.77", ...init.headers },
		});
	const paths = ["/", "/essays/", "/projects/", "/cards/essays/", "/admin/", "/data/essays/", "/assets/"]
		.concat(["/rest/v1/", "/auth/v1/", "/storage/v1/object/public/essay-images/"])
		.flatMap((path) => [`${path}${email}`, `${path}${email}.png`, `${path}${encodeURIComponent(email)}`]);
	const queries = [
		"/?email=",
		"/contact?",
		"/rest/v1/contacts?email=eq.",
		"/rest/v1/jobs?id=eq.",
		"/auth/v1/verify?token=",
		"/healthz?",
	];
	for (const path of [...paths, ...queries.map((query) => query + email)]) await send(path);
	const json = { method: "POST", headers: { "content-type": "application/json" } };
	const bodies = [
		{ name: email, email, subject: "s", message: email },
		{ email, password: email },
		{ email, created_at: email },
	];
	for (const path of ["/rest/v1/contacts", "/auth/v1/token?grant_type=password", "/auth/v1/recover", "/revalidate", "/contact"]) {
		for (const body of bodies) await send(path, { ...json, body: JSON.stringify(body) });
	}
	for (const path of ["/contact", "/hire", "/nowhere"]) {
		await send(path, { method: "POST", body: new URLSearchParams({ name: email, email, subject: email, message: email }) });
	}
	await send("/contact", { method: "PUT", body: email });
	const printed = await readOutput(site);
	expect(printed.filter((line) => line.includes('"method":"POST"')).length).toBeGreaterThan(15);
	expect(printed.filter((line) => /zebulon|203\.0\.113|sb_publishable|\?/i.test(line))).toEqual([]);
});

test("a closed log pipe does not end the site", async () => {
	const unread = await startSite();
	for (const stream of [unread.process.stdout, unread.process.stderr]) stream?.destroy();
	for (let count = 0; count < 20; count++) {
		expect((await fetch(`${unread.url}/essays/unread-${count}`)).status).toBe(404);
		await new Promise((resolve) => setTimeout(resolve, 30));
	}
	expect((await fetch(`${unread.url}/healthz`)).status).toBe(200);
	expect(unread.process.exitCode).toBeNull();
	await unread.stop();
});
