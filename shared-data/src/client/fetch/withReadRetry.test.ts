import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { withReadRetry } from "./withReadRetry.ts";

let server: Server;
let url: string;
let statuses: (number | "cut")[] = [];
let headers: Record<string, string> = {};
let requests = 0;

beforeAll(async () => {
	server = createServer((request, response) => {
		requests++;
		const status = statuses.shift() ?? 200;
		if (status === "cut") return void request.socket.destroy();
		response.writeHead(status, headers).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
	server.closeAllConnections();
	server.close();
});

beforeEach(() => {
	requests = 0;
	headers = {};
});

const persistentFetch = withReadRetry(fetch, [1, 1]);

test("a read is retried after a lost connection and a starting gateway", async () => {
	statuses = ["cut", 503];
	expect((await persistentFetch(url)).status).toBe(200);
	expect(requests).toBe(3);
});

test("a read that keeps failing reports the last failure", async () => {
	statuses = [502, 502, 502];
	expect((await persistentFetch(url, { method: "HEAD" })).status).toBe(502);
	statuses = ["cut", "cut", "cut"];
	await expect(persistentFetch(url)).rejects.toMatchObject({ name: "TypeError" });
});

test("a write is sent once", async () => {
	statuses = [503];
	expect((await persistentFetch(url, { method: "POST", body: "once" })).status).toBe(503);
	expect(requests).toBe(1);
});

test("a permanent error is not retried", async () => {
	statuses = [403];
	expect((await persistentFetch(url)).status).toBe(403);
	expect(requests).toBe(1);
});

test("a read that took the database too long is not repeated", async () => {
	statuses = [503];
	headers = { "proxy-status": "PostgREST; error=57014" };
	expect((await persistentFetch(url)).status).toBe(503);
	expect(requests).toBe(1);
});

test("an aborted read is not repeated", async () => {
	const controller = new AbortController();
	controller.abort();
	await expect(persistentFetch(url, { signal: controller.signal })).rejects.toMatchObject({ name: "AbortError" });
	expect(requests).toBe(0);
});
