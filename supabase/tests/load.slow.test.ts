import { connect } from "node:net";
import { createCaller } from "../testing/createCaller.ts";
import { newRows } from "../testing/newRows.ts";
import { waitUntil } from "../testing/processes.ts";
import { countOf, type RawRequest, sendAtOnce } from "../testing/sendAtOnce.ts";
import { useBackend } from "../testing/useBackend.ts";

const { backend, visitor, service, admin } = useBackend({
	statements: [
		[
			`create or replace function public.essays_of_topic(topic text) returns text[]
				language sql as 'select ''{}''::text[] from pg_sleep(0.3)'`,
		],
	],
});

const from = (ip: string) => ({ "x-forwarded-for": ip, "x-site-proxy": backend.proxySecret });
const times = <T>(count: number, item: T) => Array.from({ length: count }, () => item);
const slow: RawRequest = { method: "POST", path: "/rest/v1/rpc/essays_of_topic", body: { topic: "a" }, ip: "192.0.2.1" };
const quick: RawRequest = { method: "GET", path: "/rest/v1/profile?select=name", ip: "192.0.2.1" };
const flood = () => sendAtOnce(backend, [...times(8, slow), ...times(240, quick)]);

test("two hundred requests of visitors wait; further ones get the API's error and Retry-After", async () => {
	const { statuses, end } = flood();
	const answers = await end;
	expect(countOf(statuses(), 200) + countOf(statuses(), 503)).toBe(248);
	expect(countOf(statuses(), 200)).toBeGreaterThanOrEqual(200);
	expect(countOf(statuses(), 503)).toBeGreaterThan(30);
	const message = "The backend is busy; try again in a moment.";
	const [, refused = ""] = answers.split("HTTP/1.1 503");
	expect(refused).toMatch(/^retry-after: 2$/im);
	expect(refused).toContain(JSON.stringify({ code: "unavailable", error_code: "unavailable", message, msg: message }));
});

test("meanwhile the engine answers other visitors, the site, the admin, the secret key and the health check", async () => {
	const { statuses, end } = flood();
	const answers = await Promise.all([
		visitor.get("/rest/v1/profile?select=name", from("192.0.2.2")),
		visitor.get("/rest/v1/profile?select=name", { "x-site-proxy": backend.proxySecret }),
		admin.get("/rest/v1/contacts?select=id", from("192.0.2.1")),
		service.get("/rest/v1/mails?select=id"),
		createCaller(backend.url).get("/health"),
	]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 204]);
	expect(countOf(statuses(), 200)).toBeLessThan(150);
	await end;
});

test("five hundred endless bodies stay open, and another network's message is stored", async () => {
	const { hostname, port } = new URL(backend.url);
	const headers = { apikey: backend.publishableKey, "content-type": "application/json", "content-length": 64 * 1024 };
	const lines = Object.entries({ host: "backend", ...headers, ...from("192.0.2.5") }).map(
		([name, value]) => `${name}: ${value}\r\n`,
	);
	const sockets = times(600, "").map(() => {
		const socket = connect(Number(port), hostname).on("error", () => {});
		socket.write(`POST /rest/v1/contacts HTTP/1.1\r\n${lines.join("")}\r\n{`);
		return socket.resume();
	});
	await waitUntil(() => sockets.filter(({ closed }) => closed).length === 88, "the oldest are closed");
	expect((await visitor.post("/rest/v1/contacts", newRows.contacts, from("192.0.2.6"))).status).toBe(201);
	expect(sockets.filter(({ closed }) => !closed)).toHaveLength(511);
	for (const socket of sockets) socket.destroy();
});

test("a hundred views of one network wait to be counted, further ones are refused, and another network's view is counted", async () => {
	const body = { path: "/", referrer: "", device: "phone" };
	const view: RawRequest = { method: "POST", path: "/rest/v1/rpc/count_visit", body, ip: "192.0.2.3" };
	const { statuses, end } = sendAtOnce(backend, [...times(130, view), { ...view, ip: "192.0.2.4" }]);
	await end;
	expect([countOf(statuses(), 204), countOf(statuses(), 503), statuses().at(-1)]).toEqual([101, 30, 204]);
});
