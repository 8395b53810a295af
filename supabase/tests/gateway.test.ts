import { request } from "node:http";
import { connect } from "node:net";
import { createCaller, signToken } from "../testing/createCaller.ts";
import { newRows } from "../testing/newRows.ts";
import { waitUntil } from "../testing/processes.ts";
import { useBackend } from "../testing/useBackend.ts";

const { backend, visitor, service, admin } = useBackend();

const kilobyte = 1024;
const contact = newRows.contacts;
const signIn = (email: string, password: string, headers?: Record<string, string>) =>
	visitor.post("/auth/v1/token?grant_type=password", { email, password }, headers);

test.each([
	["GET", "/"],
	["GET", "/rest/v1/"],
	["GET", "/rest/v1"],
	["POST", "/rest/v1/rpc/is_admin"],
	["POST", "/rest/v1/rpc/version"],
	["GET", "/rest/v1/rpc/preview_entry?token=a"],
	["POST", "/auth/v1/signup"],
	["POST", "/auth/v1/otp"],
	["POST", "/auth/v1/magiclink"],
	["POST", "/auth/v1/resend"],
	["GET", "/auth/v1/authorize?provider=github"],
	["GET", "/auth/v1/settings"],
	["POST", "/auth/v1/admin/generate_link"],
	["GET", "/auth/v1/admin/users"],
	["POST", "/auth/v1/admin/users"],
	["DELETE", "/auth/v1/admin/users/20000000-0000-4000-8000-000000000001"],
	["POST", "/auth/v1//signup"],
	["POST", "/auth/v1/token/../signup"],
	["GET", "/_system/config"],
	["GET", "/_system/introspect"],
	["POST", "/graphql/v1"],
	["POST", "/storage/v1/object/sign/project-images/a.png"],
	["DELETE", "/storage/v1/bucket/project-images"],
	["GET", "/storage/v1/object/public/project-images/..%2f..%2fsecrets.json"],
])("%s %s does not exist, with any key", async (method, path) => {
	for (const caller of [visitor, admin, service]) {
		const body = method === "POST" ? { email: "new@example.com", password: "long enough" } : undefined;
		expect((await caller.send(method, path, body)).status).toBe(404);
	}
});

test("a request without a key, or with a wrong one, is refused", async () => {
	expect((await createCaller(backend.url).get("/rest/v1/profile")).status).toBe(401);
	expect((await createCaller(backend.url, "sb_secret_guess").get("/rest/v1/profile")).status).toBe(401);
});

test("a body above the visitor's 64 KB is refused, the admin and the secret key have 1 MB", async () => {
	const rows = (size: number) => JSON.stringify([{ ...contact, message: "x".repeat(size) }]);
	expect((await visitor.post("/rest/v1/contacts", rows(65 * kilobyte))).status).toBe(413);
	const essay = (size: number) => ({ title: "Long", excerpt: "e", content: "x".repeat(size) });
	expect((await admin.post("/rest/v1/essays", essay(400 * kilobyte))).status).toBe(201);
	expect((await admin.post("/rest/v1/essays", essay(1100 * kilobyte))).status).toBe(413);
	const guesser = createCaller(backend.url, `${backend.secretKey}a`);
	expect((await service.post("/rest/v1/essays", essay(400 * kilobyte))).status).toBe(201);
	expect((await service.post("/rest/v1/essays", essay(1100 * kilobyte))).status).toBe(413);
	expect((await guesser.post("/rest/v1/essays", essay(400 * kilobyte))).status).toBe(413);
});

test("a view above 4 KB is refused, whoever sends it", async () => {
	const view = (size: number) => ({ path: "/", referrer: `https://a.example/${"x".repeat(size)}`, device: "phone" });
	for (const caller of [visitor, admin, service]) {
		expect((await caller.post("/rest/v1/rpc/count_visit", view(3 * kilobyte))).status).toBe(204);
		expect((await caller.post("/rest/v1/rpc/count_visit", view(4 * kilobyte))).status).toBe(413);
	}
});

/** Sends a message with these headers about its length; resolves with the status. */
const postRaw = (body: string, headers: Record<string, string>) =>
	new Promise((resolve) => {
		const sending = request(`${backend.url}/rest/v1/contacts`, {
			method: "POST",
			headers: { apikey: backend.publishableKey, "content-type": "application/json", ...headers },
		});
		sending.on("response", (response) => resolve(response.statusCode));
		sending.on("error", () => resolve("cut off"));
		sending.end(body);
	});

test("a sign-in above 64 KB is refused, and a false Content-Length does not raise the limit", async () => {
	expect((await signIn(`${"x".repeat(65 * kilobyte)}@example.com`, "p")).status).toBe(413);
	const body = JSON.stringify({ ...contact, message: "x".repeat(9000), name: "Longer than it says" });
	const status = await postRaw(body, { "content-length": "100" });
	expect(status === "cut off" || Number(status) >= 400).toBe(true);
	expect((await admin.get("/rest/v1/contacts?name=eq.Longer%20than%20it%20says")).body).toEqual([]);
});

test("a forged token does not get the admin's body size", async () => {
	const token = signToken({ role: "authenticated", exp: 4102444800 }, "guessed");
	const forger = createCaller(backend.url, backend.publishableKey, token);
	expect((await forger.post("/rest/v1/contacts", [{ ...contact, message: "x".repeat(65 * kilobyte) }])).status).toBe(413);
});

test("a body without Content-Length is refused", async () => {
	expect(await postRaw(JSON.stringify(contact), { "transfer-encoding": "chunked" })).toBe(411);
});

test("another origin may call from a browser", async () => {
	const answer = await visitor.send("OPTIONS", "/rest/v1/contacts", undefined, {
		origin: "https://site.example",
		"access-control-request-method": "POST",
		"access-control-request-headers": "apikey,content-type,prefer",
	});
	expect(answer.status).toBe(204);
	expect(answer.headers.get("access-control-allow-origin")).toBe("*");
	expect(answer.headers.get("access-control-allow-headers")).toContain("apikey");
});

test("the eleventh failed sign-in of a minute is refused, even with the right password; others still sign in", async () => {
	const statuses = [];
	for (let index = 0; index < 11; index++) {
		statuses.push((await signIn(backend.strangerEmail.toUpperCase(), "wrong")).status);
	}
	expect(statuses).toEqual([...Array(10).fill(400), 429]);
	expect((await signIn(backend.strangerEmail, backend.strangerPassword)).status).toBe(429);
	expect((await signIn(backend.adminEmail, backend.adminPassword)).status).toBe(200);
});

test("of thirty concurrent wrong passwords ten are tried", async () => {
	const statuses = await Promise.all(
		Array.from({ length: 30 }, async () => (await signIn("guessed@example.com", "wrong")).status),
	);
	expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

test("guessing recovery codes is limited too", async () => {
	const statuses = [];
	for (let code = 0; code < 11; code++) {
		const answer = await visitor.post("/auth/v1/verify", {
			email: backend.adminEmail,
			token: String(100000 + code),
			type: "recovery",
		});
		statuses.push(answer.status);
	}
	expect(statuses.at(-1)).toBe(429);
	const links = [];
	for (let code = 0; code < 11; code++) {
		links.push((await visitor.get(`/auth/v1/verify?type=recovery&token=${"0".repeat(50)}${code}`)).status);
	}
	expect(links.at(-1)).toBe(429);
});

test("only the site's own server may forward a visitor's IP", async () => {
	const spread = (proof: string) =>
		Promise.all(
			Array.from({ length: 12 }, async (_, index) => {
				const headers = { "x-forwarded-for": `192.0.2.${index}`, "x-site-proxy": proof };
				return (await signIn(`${proof.slice(0, 5).toLowerCase()}@example.com`, "wrong", headers)).status;
			}),
		);
	expect(await spread("invented")).toContain(429);
	expect(await spread(backend.proxySecret)).not.toContain(429);
});

test("simultaneous requests of different callers are answered with each caller's own rights", async () => {
	await service.post("/rest/v1/projects", [
		{ ...newRows.projects, title: "Shown", status: "published" },
		{ ...newRows.projects, title: "Hidden", status: "draft" },
	]);
	const keys = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? backend.publishableKey : backend.secretKey));
	const answers = await pipeline(
		keys.map((key) => `GET /rest/v1/projects?select=id&order=id HTTP/1.1\r\nhost: backend\r\napikey: ${key}\r\n\r\n`),
	);
	expect(answers).toEqual(keys.map((key) => (key === backend.publishableKey ? ["shown"] : ["hidden", "shown"])));
});

/**
 * Writes all requests at once on one connection, so that the server reads them in one go; resolves with the
 * ids in each answer.
 */
function pipeline(requests: string[]): Promise<string[][]> {
	return new Promise((resolve, reject) => {
		const { hostname, port } = new URL(backend.url);
		const socket = connect(Number(port), hostname, () => socket.write(requests.join("")));
		let received = "";
		socket.on("error", reject);
		socket.on("data", (chunk) => {
			received += chunk;
			const bodies = [...received.matchAll(/^\[.*\]/gm)].map(([body]) => JSON.parse(body) as { id: string }[]);
			if (bodies.length === requests.length) {
				socket.destroy();
				resolve(bodies.map((rows) => rows.map(({ id }) => id)));
			}
		});
	});
}

test("the log contains no content of requests", async () => {
	await visitor.post("/rest/v1/contacts", { ...contact, name: "Zebulon Unmistakable", email: "zebulon" });
	await visitor.post("/rest/v1/contacts", { ...contact, name: "Zebulon Unmistakable", subject: "x".repeat(400) });
	await visitor.get("/rest/v1/contacts?email=eq.zebulon@example.com");
	await visitor.get("/rest/v1/jobs?id=eq.zebulon");
	await signIn("zebulon@example.com", "zebulon-password");
	await visitor.post("/auth/v1/recover", { email: backend.adminEmail });
	await visitor.get("/rest/v1/zebulon");
	await visitor.post("/rest/v1/rpc/preview_entry", { token: "zebulon" });
	await visitor.get("/storage/v1/object/public/essay-images/zebulon.png");
	await visitor.get("/rest/v1/profile", { "x-request-id": "the-last-one", "user-agent": "zebulon" });
	await waitUntil(() => backend.output().includes("the-last-one"), "the last line is written");
	expect(backend.output()).not.toMatch(/zebulon|admin@example|127\.0\.0\.1/i);
});

test("a request is one line of the log, under the id that it came with", async () => {
	await visitor.get("/rest/v1/jobs?select=id", { "x-request-id": "of-the-site" });
	await waitUntil(() => backend.output().includes("of-the-site"), "the line is written");
	const lines = backend
		.output()
		.split("\n")
		.filter((line) => line.includes("of-the-site"));
	expect(lines.map((line) => JSON.parse(line))).toEqual([
		{
			level: "info",
			time: expect.stringMatching(/^\d{4}-.*Z$/),
			process: "backend",
			requestId: "of-the-site",
			method: "GET",
			route: "/rest/v1/jobs",
			status: 200,
			durationMs: expect.any(Number),
			msg: "request",
		},
	]);
});
