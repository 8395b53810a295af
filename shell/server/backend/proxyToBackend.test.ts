import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { type ClientRequest, createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { currentRequest } from "../requests/currentRequest.ts";
import { proxyToBackend } from "./proxyToBackend.ts";

interface Seen {
	method?: string;
	url?: string;
	headers: IncomingMessage["headers"];
	body: string;
}

const open: Server[] = [];
afterEach(() => {
	for (const server of open.splice(0)) {
		server.closeAllConnections();
		server.close();
	}
});

test("a backend call is forwarded unchanged, with the visitor's IP and the launcher's secret, whatever headers the visitor sends", async () => {
	const { url, seen } = await siteBefore((_request, response) => response.writeHead(201, { "x-answer": "yes" }).end("made"));
	const response = await fetch(`${url}/rest/v1/contacts?select=id`, {
		method: "POST",
		body: '{"name":"Ratna"}',
		headers: { "x-forwarded-for": "203.0.113.7", "x-site-proxy": "guessed", apikey: "k" },
	});
	expect([response.status, response.headers.get("x-answer"), await response.text()]).toEqual([201, "yes", "made"]);
	expect(seen).toHaveLength(1);
	expect(seen[0]).toMatchObject({ method: "POST", url: "/rest/v1/contacts?select=id", body: '{"name":"Ratna"}' });
	expect(seen[0]?.headers).toMatchObject({
		apikey: "k",
		"x-site-proxy": "secret",
		"x-forwarded-for": "192.0.2.1",
		"content-length": "16",
	});
});

test("calls to a hosted backend are not proxied", async () => {
	const { url } = await siteBefore((_request, response) => response.end("backend"), { isHosted: true });
	expect(await (await fetch(`${url}/rest/v1/projects`)).text()).toBe("site");
});

test("a busy backend's refusal is passed on, with the time to come again", async () => {
	const { url } = await siteBefore((_request, response) => response.writeHead(503, { "retry-after": "2" }).end("{}"));
	const response = await fetch(`${url}/rest/v1/projects`);
	expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
});

test("a backend that is down is a 502, and the site continues", async () => {
	const { url, purge, stopBackend } = await siteBefore((_request, response) => response.end());
	await stopBackend();
	const response = await fetch(`${url}/rest/v1/projects`);
	expect([response.status, response.headers.get("content-type")]).toEqual([502, "application/json"]);
	expect(await response.json()).toEqual({ message: "The backend does not answer." });
	expect(await (await fetch(url)).text()).toBe("site");
	expect(purge).not.toHaveBeenCalled();
});

test("a backend that does not answer in time is a 502", async () => {
	const { url } = await siteBefore(() => {});
	const expire = (message: unknown) => void (message as { request: ClientRequest }).request.emit("timeout");
	subscribe("http.client.request.start", expire);
	const { status } = await fetch(`${url}/rest/v1/projects`);
	unsubscribe("http.client.request.start", expire);
	expect(status).toBe(502);
});

test("an upload that the backend rejects and disconnects still gets the backend's response", async () => {
	const sockets = new Map<number | undefined, Socket>();
	const backend = createServer(({ socket }, response) => {
		sockets.set(socket.remotePort, socket);
		response.writeHead(413, { "content-type": "application/json" }).end('{"message":"The body is too large."}');
	});
	// A connection that is reset before the proxy has read the response loses the response.
	const disconnect = (message: unknown) => {
		const { request } = message as { request: ClientRequest };
		sockets.get(request.socket?.localPort)?.destroy();
	};
	subscribe("http.client.response.finish", disconnect);
	const chosen = { url: (await listen(backend)).url, publishableKey: "k", proxySecret: "secret" };
	const { url } = await listen(serverWith(proxyToBackend(chosen, async () => {})));
	for (const connection of ["keep-alive", "close"]) {
		const response = await upload(`${url}/storage/v1/object/essay-images/x.png`, 20 * 1024 * 1024, connection);
		expect(response).toMatch(/^HTTP\/1.1 413 [^]*The body is too large/);
	}
	unsubscribe("http.client.response.finish", disconnect);
	expect([...sockets.values()].map(({ destroyed }) => destroyed)).toEqual([true, true]);
});

test('a client that sends "connection: close" has its connection closed', async () => {
	const { url } = await siteBefore((_request, response) => response.end("[]"));
	const { hostname, port } = new URL(url);
	const socket = connect(Number(port), hostname);
	socket.write("GET /rest/v1/projects HTTP/1.1\r\nhost: site\r\nconnection: close\r\n\r\n");
	expect(await text(socket)).toMatch(/^HTTP\/1.1 200 [^]*connection: close/i);
});

test("an upload that the client aborts is aborted at the backend", async () => {
	let tell = (_isBroken: boolean) => {};
	const isBroken = new Promise<boolean>((resolve) => (tell = resolve));
	const backend = createServer((request) => {
		request.once("error", () => tell(true)).once("end", () => tell(false));
		request.resume();
	});
	const chosen = { url: (await listen(backend)).url, publishableKey: "k", proxySecret: "secret" };
	const { url } = await listen(serverWith(proxyToBackend(chosen, async () => {})));
	const { hostname, port } = new URL(url);
	const socket = connect(Number(port), hostname);
	socket.write("POST /rest/v1/contacts HTTP/1.1\r\nhost: site\r\ncontent-length: 1000\r\n\r\nx");
	setTimeout(() => socket.destroy(), 50);
	expect(await isBroken).toBe(true);
});

test("a read whose client disconnects is aborted at the backend", async () => {
	const leaving = new AbortController();
	let left = Promise.resolve<unknown>(undefined);
	const { url } = await siteBefore((_request, response) => {
		left = once(response, "close");
		leaving.abort();
	});
	await expect(fetch(`${url}/rest/v1/essays`, { signal: leaving.signal })).rejects.toThrow();
	await left;
});

test.each([
	["PATCH", "/rest/v1/essays?id=eq.tea", 204, 1],
	["POST", "/rest/v1/projects", 201, 1],
	["PATCH", "/rest/v1/essays?id=eq.tea", 400, 0],
	["GET", "/rest/v1/essays", 200, 0],
	["POST", "/rest/v1/contacts", 201, 0],
	["POST", "/rest/v1/hire_projects", 201, 0],
])("%s %s with status %i purges the pages %i times, before the response is sent", async (method, path, status, times) => {
	const { url, purge } = await siteBefore((_request, response) => response.writeHead(status).end());
	await fetch(url + path, { method });
	expect(purge).toHaveBeenCalledTimes(times);
});

test("a stored write is answered once the purge has recorded what it withdrew", async () => {
	const { url, purge } = await siteBefore((_request, response) => response.writeHead(204).end());
	let record = () => {};
	purge.mockImplementationOnce(() => new Promise((resolve) => (record = resolve)));
	const steps: string[] = [];
	const write = fetch(`${url}/rest/v1/essays?id=eq.tea`, { method: "DELETE" }).then(() => steps.push("answered"));
	while (purge.mock.calls.length === 0) await new Promise(setImmediate);
	// Another request goes all the way meanwhile.
	await fetch(`${url}/rest/v1/essays`);
	steps.push("recorded");
	record();
	await write;
	expect([purge.mock.calls, steps]).toEqual([[[{ isStored: true }]], ["recorded", "answered"]]);
});

test("a write whose client disconnects, or whose backend fails, still purges the cache", async () => {
	let respond = () => {};
	const { url, purge, seen } = await siteBefore((_request, response) => (respond = () => response.writeHead(204).end()));
	const leaving = new AbortController();
	const hasLeft = once(open.at(-1) as Server, "request").then(([, response]) => once(response, "close"));
	const left = fetch(`${url}/rest/v1/essays`, { method: "PATCH", body: "{}", signal: leaving.signal });
	while (seen.length === 0) await new Promise(setImmediate);
	leaving.abort();
	await expect(left).rejects.toThrow();
	await hasLeft;
	respond();
	while (purge.mock.calls.length === 0) await new Promise(setImmediate);
	expect(purge.mock.calls).toEqual([[{ isStored: true }]]);

	const broken = await siteBefore((request) => request.socket.destroy());
	expect((await fetch(`${broken.url}/rest/v1/essays`, { method: "PATCH", body: "{}" })).status).toBe(502);
	expect(broken.purge.mock.calls).toEqual([[]]);
});

/** Sends so many bytes and reads the response after the last one, as browsers do. */
async function upload(url: string, bytes: number, connection: string): Promise<string> {
	const { host, hostname, port, pathname } = new URL(url);
	const socket = connect(Number(port), hostname).pause();
	const failed = once(socket, "error").then(([error]) => Promise.reject(error));
	const head = `POST ${pathname} HTTP/1.1\r\nhost: ${host}\r\nconnection: ${connection}\r\ncontent-length: ${bytes}\r\n\r\n`;
	socket.write(head);
	for (let sent = 0; sent < bytes; sent += 65_536)
		if (!socket.write(Buffer.alloc(65_536))) await Promise.race([once(socket, "drain"), failed]);
	const [response] = await Promise.race([once(socket.resume(), "data"), failed]);
	socket.destroy();
	return String(response);
}

async function siteBefore(
	handle: (request: IncomingMessage, response: import("node:http").ServerResponse) => void,
	{ isHosted = false } = {},
) {
	const seen: Seen[] = [];
	const backend = await listen(
		createServer(async (request, response) => {
			const body = await text(request);
			seen.push({ method: request.method, url: request.url, headers: request.headers, body });
			handle(request, response);
		}),
	);
	const chosen = { url: backend.url, publishableKey: "k", ...(isHosted ? {} : { proxySecret: "secret" }) };
	const purge = jest.fn(async () => {});
	const proxy = proxyToBackend(chosen, purge);
	const site = await listen(serverWith(proxy));
	return { url: site.url, seen, purge, stopBackend: backend.stop };
}

/** The site's server as far as the backend is concerned. */
function serverWith(proxy: ReturnType<typeof proxyToBackend>) {
	const app = new Hono<{ Bindings: HttpBindings }>();
	for (const path of ["/rest/v1/*", "/auth/v1/*", "/storage/v1/*"]) app.all(path, proxy);
	app.get("*", (context) => context.text("site"));
	const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false });
	return createServer((request, response) => {
		const current = { requestId: "1", ip: "192.0.2.1", response };
		currentRequest.run(current, () => void handle(request, response));
	});
}

async function listen(server: Server) {
	open.push(server);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const stop = () =>
		new Promise<void>((resolve) => {
			server.closeAllConnections();
			server.close(() => resolve());
		});
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
