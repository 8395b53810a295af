/** @jest-environment jsdom */
import { serve } from "../testing/serve.ts";
import { postWithProgress } from "./postWithProgress.ts";

/** What a browser does, with jsdom's XMLHttpRequest against a real server. */

let received: { headers: NodeJS.Dict<string | string[]>; size: number } | undefined;

const server = serve(async (request, response) => {
	response.setHeader("access-control-allow-origin", "*");
	response.setHeader("access-control-allow-headers", "content-type, x-upsert");
	if (request.method === "OPTIONS") return void response.end();
	if (request.url === "/silent") return;
	if (request.url === "/cut") return void request.socket.destroy();
	let size = 0;
	for await (const chunk of request) size += chunk.length;
	received = { headers: request.headers, size };
	response.statusCode = request.url === "/refused" ? 400 : 200;
	response.end('{"statusCode":"403"}');
});

beforeEach(() => {
	// jsdom reports every failed request on the console as well.
	jest.spyOn(console, "error").mockImplementation();
});

const headers = { "content-type": "image/png", "x-upsert": "false" };
const request = (path: string) => ({
	url: server.url + path,
	headers,
	body: new ArrayBuffer(300_000),
	onProgress: () => undefined,
});

test("the bytes arrive with their headers, and the progress is reported", async () => {
	const sent: number[] = [];
	const response = await postWithProgress({ ...request("/"), onProgress: (bytes) => sent.push(bytes) });
	expect(response.status).toBe(200);
	expect(received).toMatchObject({ size: 300_000, headers });
	expect(sent.at(-1)).toBe(300_000);
});

test("a refusal is a response", async () => {
	expect(await postWithProgress(request("/refused"))).toEqual({ status: 400, text: '{"statusCode":"403"}' });
});

test.each(["/cut", "/silent"])("%s: no response is status 0", async (path) => {
	expect(await postWithProgress({ ...request(path), idleTimeoutMs: 200 })).toMatchObject({ status: 0 });
});

test("a caller may abort it before and while it is sent", async () => {
	const controller = new AbortController();
	const call = postWithProgress({ ...request("/silent"), signal: controller.signal });
	controller.abort();
	expect(await call).toMatchObject({ status: 0 });
	expect(await postWithProgress({ ...request("/"), signal: controller.signal })).toMatchObject({ status: 0 });
});
