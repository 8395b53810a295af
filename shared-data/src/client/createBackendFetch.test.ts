import { serve } from "../testing/serve.ts";
import { createBackendFetch, serviceUrl } from "./createBackendFetch.ts";

let statuses: (number | "cut")[] = [];
let headers: Record<string, string> = {};
let requests = 0;

const countingFetch: typeof fetch = (input, init) => {
	requests++;
	return fetch(input, init);
};

const server = serve((request, response) => {
	if (request.url === "/silent") return;
	const status = statuses.shift() ?? 200;
	if (status === "cut") return void request.socket.destroy();
	response.writeHead(status, headers);
	if (request.url === "/stalls") response.write("half of");
	else response.end();
});

beforeEach(() => {
	requests = 0;
	headers = {};
});

const send = (path: string, init?: RequestInit, limitMs?: number) =>
	createBackendFetch(countingFetch, limitMs, [1, 1])(server.url + path, init);

test.each<[string, string, (number | "cut")[], number, number]>([
	["a lost connection and a starting gateway is retried", "GET", ["cut", 503], 200, 3],
	["gateways that keep failing reports the last failure", "HEAD", [502, 502, 502], 502, 3],
	["a write is not retried", "POST", [503], 503, 1],
	["a permanent error is not retried", "GET", [403], 403, 1],
])("a request after %s", async (_, method, failures, status, count) => {
	statuses = failures;
	expect((await send("/", { method })).status).toBe(status);
	expect(requests).toBe(count);
});

test("a read whose connection keeps breaking rejects", async () => {
	statuses = ["cut", "cut", "cut"];
	await expect(send("/")).rejects.toMatchObject({ name: "TypeError" });
});

test("a read that took the database too long is not repeated", async () => {
	statuses = [503];
	headers = { "proxy-status": "PostgREST; error=57014" };
	expect((await send("/")).status).toBe(503);
	expect(requests).toBe(1);
});

test("an aborted read is not repeated, and the caller's signal aborts a waiting one", async () => {
	await expect(send("/", { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: "AbortError" });
	expect(requests).toBe(1);
	const controller = new AbortController();
	const call = send("/silent", { signal: controller.signal });
	controller.abort();
	await expect(call).rejects.toMatchObject({ name: "AbortError" });
	expect(requests).toBe(2);
});

test("a read is repeated after 200 ms, and after 600 ms more", async () => {
	jest.useFakeTimers();
	const counts: number[] = [];
	const failing = async () => {
		requests++;
		return new Response(null, { status: 503 });
	};
	const call = createBackendFetch(failing)(server.url);
	for (const ms of [199, 1, 599, 1]) {
		await jest.advanceTimersByTimeAsync(ms);
		counts.push(requests);
	}
	jest.useRealTimers();
	expect([counts, (await call).status]).toEqual([[1, 2, 2, 3], 503]);
});

test.each([
	["http://localhost:8000", "http://localhost:8000/rest/v1"],
	["http://localhost:8000/", "http://localhost:8000/rest/v1"],
	["https://example.org/backend", "https://example.org/backend/rest/v1"],
	["https://example.org/backend/", "https://example.org/backend/rest/v1"],
])("the backend %s has its data at %s", (backendUrl, url) => {
	expect(serviceUrl(backendUrl, "rest/v1")).toBe(url);
});

test("a backend that never responds, or stalls halfway, is aborted after the limit", async () => {
	await expect(send("/silent", {}, 50)).rejects.toMatchObject({ name: "TimeoutError" });
	await expect((await send("/stalls", {}, 100)).text()).rejects.toMatchObject({ name: "TimeoutError" });
});
