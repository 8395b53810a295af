import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { findControlEndpoint } from "../../embedded/control/controlFile.ts";
import { asAdmin, asService, asVisitor, createCaller } from "../../testing/createCaller.ts";
import { newRows } from "../../testing/newRows.ts";
import { waitUntil } from "../../testing/processes.ts";
import { databaseVariables } from "../../testing/server/serverDatabase.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";
import { createCallers } from "../rights/roles.ts";

jest.setTimeout(180_000);

let backend: TestBackend;
let owner: postgres.Sql;

beforeAll(async () => {
	backend = await startBackend({ formLimitPerMinute: 100_000 });
	owner = postgres(databaseVariables(backend.dataDir).DATABASE_URL ?? "", { max: 1, onnotice: () => {} });
});
afterAll(async () => {
	await owner?.end();
	await backend?.stop();
});

const answerOf = async (request: Promise<{ status: number; body: unknown }>) => {
	const { status, body } = await request;
	return JSON.stringify([status, body]);
};

test("64 concurrent callers of every role get the same as one caller", async () => {
	const service = asService(backend);
	for (const status of ["published", "draft"]) {
		await service.post("/rest/v1/projects", { ...newRows.projects, title: status, status });
	}
	await service.post("/rest/v1/contacts", newRows.contacts);
	const callers = [...(await createCallers(backend)).values()];
	const paths = [
		"/rest/v1/projects?select=id&order=id",
		"/rest/v1/contacts?select=name",
		"/rest/v1/admins?select=user_id",
		"/auth/v1/user",
	];
	const alone = new Map<string, string>();
	for (const [index, caller] of callers.entries()) {
		for (const path of paths) {
			alone.set(`${index} ${path}`, await answerOf(caller.get(path)));
		}
	}
	expect(new Set(alone.values()).size).toBeGreaterThan(4);
	const differences: string[] = [];
	await Promise.all(
		Array.from({ length: 64 }, async (_, number) => {
			for (let round = 0; round < 20; round++) {
				const index = (number + round) % callers.length;
				const path = paths[(number * 7 + round) % paths.length] ?? "";
				const answer = await answerOf((callers[index] as (typeof callers)[0]).get(path));
				if (answer !== alone.get(`${index} ${path}`)) {
					differences.push(`${index} ${path}: ${answer}`);
				}
			}
		}),
	);
	expect(differences).toEqual([]);
});

test("concurrent forms are counted for their own senders", async () => {
	await owner`update private.settings set form_limit_per_minute = 5`;
	const submit = (ip: string) =>
		asVisitor(backend).post("/rest/v1/contacts", newRows.contacts, {
			"x-site-proxy": backend.proxySecret,
			"x-forwarded-for": ip,
		});
	const senders = Array.from({ length: 8 }, (_, number) => `192.0.2.${number}`);
	const statuses = await Promise.all(
		senders.flatMap((ip) => Array.from({ length: 8 }, async () => `${ip} ${(await submit(ip)).status}`)),
	);
	const expected = senders.flatMap((ip) => [...Array(5).fill(`${ip} 201`), ...Array(3).fill(`${ip} 429`)]);
	expect(statuses.sort()).toEqual(expected.sort());
	await owner`update private.settings set form_limit_per_minute = 100000`;
});

test("two processes on one database share the limit of forms and send each mail once", async () => {
	const second = await startBackend({ dataDir: backend.dataDir, environment: { BACKEND_HAS_MAILER: "on" } });
	await owner`update private.settings set form_limit_per_minute = 5`;
	await owner`update public.mail_settings set is_on = true`;
	const answers = await Promise.all(
		[backend, second, backend, second, backend, second, backend, second].map((site) =>
			createCaller(site.url, backend.publishableKey).post("/rest/v1/contacts", newRows.contacts, {
				"x-site-proxy": site.proxySecret,
				"x-forwarded-for": "198.51.100.7",
			}),
		),
	);
	expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
	await owner`update public.mails set created_at = now() - interval '1 hour'`;
	const claimed = await Promise.all(
		[backend, second, backend, second].map(
			async (site) => (await createCaller(site.url, backend.secretKey).post("/rest/v1/rpc/claim_mails", {})).body,
		),
	);
	const ids = claimed.flat().map(({ id }) => id);
	expect(ids.length).toBeGreaterThanOrEqual(5);
	expect(new Set(ids).size).toBe(ids.length);
	await owner`update private.settings set form_limit_per_minute = 100000`;
	expect(findControlEndpoint(backend.dataDir)).toBeDefined();
	await second.stop();
	// Commands and scheduled backups still find the remaining process.
	expect(findControlEndpoint(backend.dataDir)?.siteUrl).toBe(backend.url);
});

test("an endless statement is cancelled, and no other caller waits for it", async () => {
	const admin = await asAdmin(backend);
	await admin.post("/rest/v1/essays", { ...newRows.essays, content: "a bcx dqy efghxx".repeat(2000), status: "published" });
	const hung = admin.get("/rest/v1/essays?select=id&content=match.(.%2B)(.%2B)x%5C1%5C2y");
	await new Promise((resolve) => setTimeout(resolve, 300));
	const start = performance.now();
	expect((await asVisitor(backend).get("/rest/v1/profile?select=name")).status).toBe(200);
	expect(performance.now() - start).toBeLessThan(3000);
	const { status, body } = await hung;
	expect(performance.now() - start).toBeLessThan(8000);
	expect([status, body]).toEqual([
		503,
		{ code: "57014", details: null, hint: null, message: "canceling statement due to statement timeout" },
	]);
});

const makeTopicsSlow = () => owner`create or replace function public.essays_of_topic(topic text) returns text[]
	language sql as 'select ''{}''::text[] from pg_sleep(60)'`;

test("a visitor's statement is cancelled after three seconds", async () => {
	await makeTopicsSlow();
	const start = performance.now();
	const { status, body } = await asVisitor(backend).post("/rest/v1/rpc/essays_of_topic", { topic: "a" });
	expect(performance.now() - start).toBeLessThan(4900);
	expect([status, body.code]).toEqual([503, "57014"]);
});

test("while the server is down the response is 503, and afterwards the site works without a restart", async () => {
	const { site, way } = await startBehindWay();
	const visitor = asVisitor(site);
	expect((await visitor.get("/rest/v1/profile?select=name")).status).toBe(200);

	way.cut();
	await sleep(noticeMs);
	const away = await visitor.get("/rest/v1/profile?select=name");
	expect([away.status, away.headers.get("retry-after")]).toEqual([503, "5"]);
	const credentials = { email: backend.adminEmail, password: backend.adminPassword };
	expect((await visitor.post("/auth/v1/token?grant_type=password", credentials)).status).toBe(503);
	expect((await fetch(`${site.url}/health`)).status).toBe(503);

	await way.open();
	await waitUntil(async () => (await visitor.get("/rest/v1/profile?select=name")).status === 200, "the site answers");
	expect((await visitor.post("/auth/v1/token?grant_type=password", credentials)).status).toBe(200);
	expect((await fetch(`${site.url}/health`)).status).toBe(204);
	expect(site.output()).not.toMatch(/starts again/);
	await site.stop();
	way.cut();
});

test("if the server stops during a statement, only that request fails", async () => {
	await makeTopicsSlow();
	const { site, way } = await startBehindWay();
	const visitor = asVisitor(site);
	const slow = visitor.post("/rest/v1/rpc/essays_of_topic", { topic: "a" });
	await waitUntil(
		async () =>
			(await owner`select from pg_stat_activity where query ~ 'essays_of_topic' and state = 'active' and pid <> pg_backend_pid()`)
				.length > 0,
		"the statement runs",
	);
	way.cut();
	const { status, headers } = await slow;
	expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
	await way.open();
	await waitUntil(async () => (await visitor.get("/rest/v1/profile?select=name")).status === 200, "the site answers");
	expect(site.output()).not.toMatch(/The engine/);
	await site.stop();
	way.cut();
});

/** The time until the engine notices closed connections. */
const noticeMs = 500;

/** Starts a backend whose connections to the server can be cut. */
async function startBehindWay() {
	const url = new URL(databaseVariables(backend.dataDir).DATABASE_URL ?? "");
	const serverPort = Number(url.port);
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		const target = connect(serverPort, "127.0.0.1");
		for (const end of [socket, target]) sockets.add(end.on("error", () => {}));
		socket.pipe(target).pipe(socket);
	});
	const open = async (port: number) => {
		server.listen(port, "127.0.0.1");
		await once(server, "listening");
		return (server.address() as AddressInfo).port;
	};
	const port = await open(0);
	url.port = String(port);
	const cut = () => {
		server.close();
		sockets.forEach((socket) => socket.destroy());
	};
	const site = await startBackend({ dataDir: backend.dataDir, environment: { DATABASE_URL: url.href } });
	return { site, way: { open: () => open(port), cut } };
}
