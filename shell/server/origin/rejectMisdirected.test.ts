import { createServer, type OutgoingHttpHeaders, request as requestHttp } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { rejectMisdirected } from "./rejectMisdirected.ts";

const stops: (() => void)[] = [];
afterEach(() => {
	for (const stop of stops.splice(0)) stop();
});

async function start(siteUrl?: string) {
	const refuses = rejectMisdirected(siteUrl);
	const server = createServer((request, response) => void (refuses(request, response) || response.end("site")));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	stops.push(() => server.close().closeAllConnections());
	return (server.address() as AddressInfo).port;
}

/** What a server on this port says to a request for that host. */
function send(port: number, host: string, { method = "GET", path = "/essays?page=2", body = "" } = {}) {
	return new Promise<{ status?: number; headers: OutgoingHttpHeaders; body: string }>((resolve, reject) => {
		const request = requestHttp(
			{ port, host: "127.0.0.1", method, path, headers: { host, "content-length": body.length } },
			async (response) => resolve({ status: response.statusCode, headers: response.headers, body: await text(response) }),
		);
		request.once("error", reject).end(body);
	});
}

test.each(["raka.example", "RAKA.example", "raka.example:443"])("%s is the host of SITE_URL", async (host) => {
	expect(await send(await start("https://raka.example"), host)).toMatchObject({ status: 200, body: "site" });
});

test.each(["127.0.0.1", "localhost", "[::1]"])("%s with the server's own port is accepted", async (name) => {
	const port = await start("https://raka.example");
	expect(await send(port, `${name}:${port}`)).toMatchObject({ status: 200, body: "site" });
	expect((await send(port, `${name}:${port === 4000 ? 4001 : 4000}`)).status).toBe(308);
	expect((await send(port, name)).status).toBe(308);
});

test.each(["evil.example", "raka.example.evil.example", "raka.example.", "raka.example:8080", "203.0.113.7"])(
	"a page of %s is the one of SITE_URL, permanently, and the response is not cached",
	async (host) => {
		const response = await send(await start("https://raka.example"), host);
		expect(response).toMatchObject({
			status: 308,
			headers: { location: "https://raka.example/essays?page=2", "cache-control": "no-store" },
		});
		expect(JSON.stringify(response)).not.toContain("evil");
	},
);

test.each(["//evil.example/x", "/\\evil.example", "/@evil.example", "/%0d%0aset-cookie:x=1"])(
	"the path %s leads to no other host",
	async (path) => {
		const { headers } = await send(await start("https://raka.example"), "evil.example", { path });
		expect(new URL(String(headers.location)).origin).toBe("https://raka.example");
	},
);

test("a target in absolute form is redirected with its path, and HEAD like GET", async () => {
	const port = await start("https://raka.example");
	const location = "https://raka.example/a?b=c";
	const path = "http://evil.example/a?b=c";
	expect(await send(port, "raka.example", { path })).toMatchObject({ status: 308, headers: { location } });
	expect(await send(port, "evil.example", { path: "/a?b=c", method: "HEAD" })).toMatchObject({
		status: 308,
		headers: { location },
	});
});

test("a POST to another host is a 421", async () => {
	const port = await start("https://raka.example");
	for (const method of ["POST", "PATCH", "DELETE", "OPTIONS"])
		expect((await send(port, "evil.example", { method, body: "x".repeat(200_000) })).status).toBe(421);
});

test.each(["a b", "x@y", '"><script>'])("%p is no host, with SITE_URL and without", async (host) => {
	expect((await send(await start(), host)).status).toBe(400);
	expect((await send(await start("https://raka.example"), host)).status).toBe(400);
});

test("without SITE_URL every valid host is accepted", async () => {
	const port = await start();
	for (const host of ["raka.example", "192.0.2.1:4000", "[2001:db8::1]:4000", "some_host"])
		expect(await send(port, host)).toMatchObject({ status: 200, body: "site" });
});

test("a request with two hosts is rejected, and a target in absolute form names the host", async () => {
	const port = await start("https://raka.example");
	expect(await statusOf(port, "GET / HTTP/1.1\r\nHost: raka.example\r\nHost: evil.example")).toBe(400);
	expect(await statusOf(port, "GET / HTTP/1.0")).toBe(400);
	expect(await statusOf(port, "GET / HTTP/1.1\r\nHost:")).toBe(400);
	expect(await statusOf(port, "GET http://evil.example/ HTTP/1.1\r\nHost: raka.example")).toBe(308);
	expect(await statusOf(port, "GET http://raka.example:443/ HTTP/1.1\r\nHost: evil.example")).toBe(200);
	expect(await statusOf(port, "GET http://evil.example@raka.example/ HTTP/1.1\r\nHost: raka.example")).toBe(400);
	expect(await statusOf(port, "GET xhttp://raka.example/ HTTP/1.1\r\nHost: raka.example")).toBe(400);
	expect(await statusOf(port, "GET http://raka.example/ HTTP/1.0")).toBe(400);
});

/** Sends a head that no client would make. */
function statusOf(port: number, head: string): Promise<number> {
	return new Promise((resolve, reject) => {
		const socket = connect(port, "127.0.0.1", () => socket.write(`${head}\r\nConnection: close\r\n\r\n`));
		socket.once("error", reject);
		void text(socket).then((response) => resolve(Number(response.split(" ")[1])));
	});
}
