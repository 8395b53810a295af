import type { IncomingMessage, ServerResponse } from "node:http";
import { createAdminRepositories } from "../admin.ts";
import { onePixel } from "../testing/onePixel.ts";
import { serve } from "../testing/serve.ts";

/** The admin's client against a server that refuses access tokens, as one does whose keys were changed. */

let calls: string[] = [];
/** Numbers of the access tokens that are taken. */
let valid = new Set<number>();
/** The status of a refresh. */
let refreshStatus = 200;
let issued = 0;
/** Successful refreshes: a refresh token serves once. */
let used = new Set<string>();

const server = serve((request, response) => void respond(request, response));

beforeAll(() => {
	jest.spyOn(console, "error").mockImplementation();
});

beforeEach(() => {
	calls = [];
	valid = new Set([1]);
	refreshStatus = 200;
	issued = 0;
	used = new Set();
});

afterEach(() => {
	Reflect.deleteProperty(globalThis, "localStorage");
});

async function respond(request: IncomingMessage, response: ServerResponse) {
	let body = "";
	for await (const chunk of request) body += chunk;
	const path = (request.url ?? "").split("?")[0] ?? "";
	calls.push(`${request.method} ${path} ${body}`.trim());
	const reply = (status: number, value: unknown) =>
		response.writeHead(status, { "content-type": "application/json", "content-range": "0-0/1" }).end(JSON.stringify(value));
	if (path === "/auth/v1/token" && request.url?.includes("refresh_token") && refreshStatus !== 200) {
		if (refreshStatus === 0) return void request.socket.destroy();
		return reply(refreshStatus, { code: refreshStatus, error_code: "refused", msg: "no" });
	}
	if (path === "/auth/v1/token" && used.has(body)) {
		// Later than the response to the tab that used it.
		await new Promise((resolve) => setTimeout(resolve, 50));
		return reply(400, { code: 400, error_code: "refresh_token_already_used", msg: "no" });
	}
	if (path === "/auth/v1/token") {
		if (request.url?.includes("refresh_token")) used.add(body);
		return reply(200, nextSession());
	}
	const token = Number(request.headers.authorization?.replace("Bearer token-", ""));
	if (!valid.has(token)) return reply(401, { code: "PGRST301", message: "No suitable key or wrong key type" });
	if (path === "/rest/v1/admins") return reply(200, [{ user_id: "1" }]);
	if (path === "/storage/v1/bucket") return reply(200, [{ id: "project-images" }]);
	return reply(200, request.method === "GET" ? [] : [{ id: "1", updated_at: "2026-11-22T00:00:00Z" }]);
}

const nextSession = () => {
	issued++;
	return {
		access_token: `token-${issued}`,
		refresh_token: `refresh-${issued}`,
		expires_in: 3600,
		token_type: "bearer",
		user: { id: "1", email: "raka@example.com", user_metadata: {} },
	};
};

const countOf = (call: string) => calls.filter((one) => one.startsWith(call)).length;

function openTab(limits: { timeLimitMs?: number } = {}) {
	return createAdminRepositories({
		url: server.url,
		key: "key",
		...limits,
		readImage: async () => ({ width: 1, height: 1, resize: async () => null, close: () => undefined }),
	});
}

async function signedIn() {
	const tab = openTab();
	expect(await tab.session.signIn("raka@example.com", "kopi")).toBe(true);
	calls = [];
	return tab;
}

test("twenty reads that are refused at once are retried after one refresh", async () => {
	const tab = await signedIn();
	valid = new Set([2]);
	const lists = await Promise.all(Array.from({ length: 20 }, () => tab.jobs.listAll()));
	expect(lists.flat()).toEqual([]);
	expect([countOf("POST /auth/v1/token"), countOf("GET /rest/v1/jobs")]).toEqual([1, 40]);
	await tab.jobs.listAll();
	expect([countOf("POST /auth/v1/token"), countOf("GET /rest/v1/jobs")]).toEqual([1, 41]);
});

test("a refused write is retried unchanged", async () => {
	const tab = await signedIn();
	valid = new Set([2]);
	await tab.jobs.reorder(["a"]);
	const writes = calls.filter((call) => call.startsWith("POST /rest"));
	const body = '{"list":"jobs","wanted":[{"id":"a","display_order":1}]}';
	expect(writes).toEqual(Array(2).fill(`POST /rest/v1/rpc/put_in_order ${body}`));
});

test("a refused image upload is retried", async () => {
	const tab = await signedIn();
	const image = () => new File([onePixel], "a.png", { type: "image/png" });
	await tab.uploads.upload("project-images", image());
	valid = new Set([2]);
	expect(await tab.uploads.upload("project-images", image())).toMatchObject({ width: 1 });
	expect(countOf("POST /storage/v1/object/project-images/")).toBe(3);
});

test.each([400, 401, 403])("a refresh that is refused (%d) ends the session, and every listener is called", async (status) => {
	const tab = await signedIn();
	const heard: unknown[] = [];
	tab.session.onChange((user) => heard.push(user));
	valid = new Set();
	refreshStatus = status;
	const reads = await Promise.allSettled([tab.jobs.listAll(), tab.essays.listAll(), tab.projects.count()]);
	for (const read of reads) expect(read).toMatchObject({ status: "rejected", reason: { kind: "signed-out" } });
	await expect(tab.session.current()).resolves.toBeNull();
	expect(heard).toEqual([null]);
	expect(countOf("POST /auth/v1/token")).toBe(1);
});

test("a session that is refused when a page is opened means signed out", async () => {
	await signedInBefore();
	valid = new Set();
	refreshStatus = 400;
	const tab = openTab();
	expect(await tab.session.current()).toBeNull();
	expect(localStorage.getItem(sessionKey)).toBeNull();
});

test("a session whose new token is refused, too, is cleared without further retries", async () => {
	const tab = await signedIn();
	valid = new Set();
	await expect(tab.jobs.listAll()).rejects.toMatchObject({ kind: "signed-out" });
	expect(await tab.session.current()).toBeNull();
	expect([countOf("POST /auth/v1/token"), countOf("GET /rest/v1/jobs")]).toEqual([1, 2]);
});

test.each([0, 503])(
	"a refresh without a response (%d) does not end the session, which continues when there is one",
	async (status) => {
		await signedInBefore();
		const tab = openTab({ timeLimitMs: 1_000 });
		valid = new Set([2]);
		refreshStatus = status;
		await expect(tab.jobs.listAll()).rejects.toMatchObject({ kind: "offline" });
		expect(localStorage.getItem(sessionKey)).toContain("token-1");
		refreshStatus = 200;
		expect(await tab.jobs.listAll()).toEqual([]);
	},
);

test("a rate-limited refresh does not end the session", async () => {
	await signedInBefore();
	valid = new Set();
	refreshStatus = 429;
	await expect(openTab().jobs.listAll()).rejects.toMatchObject({ kind: "offline" });
	expect(localStorage.getItem(sessionKey)).toContain("token-1");
});

test("of two tabs that refresh at once, the later one takes the session of the earlier one", async () => {
	await signedInBefore();
	const tabs = [openTab(), openTab()];
	calls = [];
	valid = new Set([2]);
	expect(await Promise.all(tabs.map((tab) => tab.jobs.listAll()))).toEqual([[], []]);
	expect([countOf("POST /auth/v1/token"), issued]).toEqual([2, 2]);
	expect(localStorage.getItem(sessionKey)).toContain("token-2");
});

const sessionKey = "sb-127-auth-token";

/** A browser with a stored session of an earlier visit. */
async function signedInBefore() {
	const entries = new Map<string, string>();
	const storage = {
		getItem: (key: string) => entries.get(key) ?? null,
		setItem: (key: string, value: string) => void entries.set(key, value),
		removeItem: (key: string) => void entries.delete(key),
	};
	Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
	await signedIn();
	expect(entries.has(sessionKey)).toBe(true);
}
