import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { recordRoute } from "../log.ts";
import { createRequestOrigin } from "../origin/visitorOrigin.ts";
import { currentRequest } from "../requests/currentRequest.ts";
import type { CachedPage } from "./createPageFiles.ts";
import { createPageResponse } from "./createPageResponse.ts";
import { createStoredAnswer, storeResponses } from "./storedResponses.ts";
import { etagOf } from "./unlessNotModified.ts";

const body = Buffer.from("tea ".repeat(500));
const etag = etagOf(body);
const createPage = (change: Partial<CachedPage> = {}): CachedPage => ({
	status: 200,
	headers: { "content-type": "text/plain" },
	body,
	etag,
	renderedAt: 0,
	rowsSize: 0,
	...change,
});
/** The route sends this page. Each test has a new one, because a response is stored with its page. */
let page: CachedPage;
let pages: Record<string, CachedPage>;
let routed: number;
let port: number;

const app = new Hono();
app.use(recordRoute);
app.use(storeResponses);
app.use(async (context, next) => {
	await next();
	context.res.headers.set("x-frame-options", "DENY");
});
app.all("/tea", ({ req }) => {
	routed += 1;
	return createPageResponse(req.raw, page);
});
app.get("/compressed", compress(), ({ req }) => createPageResponse(req.raw, page));
app.all("*", ({ body: respond }) => respond(null, 404));

const originOf = createRequestOrigin({ siteUrl: undefined, isBehindProxy: false });
const answer = createStoredAnswer((request, url) => (originOf(request) ? pages[url] : undefined));
const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false });
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
	const fields = { requestId: `${request.headers.host} ${request.method}`, ip: "", response };
	if (!answer(request, response, fields)) currentRequest.run(fields, () => void handle(request, response));
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
beforeAll(() => {
	({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close().closeAllConnections());
beforeEach(() => {
	page = createPage();
	pages = { "/tea": page };
	routed = 0;
});

/** The text of a response to a request as it is on the line, without the date. */
async function send(lines: string): Promise<string> {
	const socket = connect(port, "127.0.0.1");
	const [first, ...headers] = lines.split("\n");
	socket.write([first, ...headers, "connection: close", "", ""].join("\r\n"));
	return (await text(socket)).replace(/Date: .*\r\n/, "");
}

const headersOf = (extra: IncomingHttpHeaders) =>
	Object.entries({ host: "site.example", ...extra })
		.map(([name, value]) => `\n${name}: ${value}`)
		.join("");

test.each([
	["GET", {}],
	["HEAD", {}],
	["GET", { "if-none-match": etag }],
	["GET", { "if-none-match": '"other"' }],
	["GET", { "accept-encoding": "gzip" }],
	["HEAD", { "accept-encoding": "gzip", "if-none-match": "*" }],
])("%s with %j is answered from memory as the route answered it", async (method, extra) => {
	const request = `${method} /tea HTTP/1.1${headersOf(extra)}`;
	const encoding = "accept-encoding" in extra ? { "accept-encoding": extra["accept-encoding"] } : {};
	pages = {};
	const ofRoute = await send(request);
	expect(ofRoute).toMatch(method === "HEAD" || /304/.test(ofRoute) ? /\r\n\r\n$/ : /\r\n\r\n[^]{20}/);
	pages = { "/tea": page };
	await send(`GET /tea HTTP/1.1${headersOf(encoding)}`);
	routed = 0;
	expect(await send(request)).toBe(ofRoute);
	expect(routed).toBe(0);
});

test.each([
	["a form", "POST /tea HTTP/1.1\nhost: site.example\ncontent-length: 0"],
	["a range", "GET /tea HTTP/1.1\nhost: site.example\nrange: bytes=0-1"],
	["a reader of Markdown", "GET /tea HTTP/1.1\nhost: site.example\naccept: text/markdown"],
	["a query", "GET /tea?a=b HTTP/1.1\nhost: site.example"],
	["another encoding", "GET /tea HTTP/1.1\nhost: site.example\naccept-encoding: br"],
	["two hosts", "GET /tea HTTP/1.1\nhost: site.example\nhost: other.example"],
])("%s reaches the routes", async (_, request) => {
	await send("GET /tea HTTP/1.1\nhost: site.example");
	routed = 0;
	await send(request);
	expect(routed).toBe(1);
});

test("a host with a name before it is refused, though a page of the host is in memory", async () => {
	await send("GET /tea HTTP/1.1\nhost: site.example");
	expect(await send("GET /tea HTTP/1.1\nhost: a@site.example")).toMatch(/^HTTP\/1.1 400/);
});

test("a page that left the cache, and a fragment in the target, find no stored response", async () => {
	await send("GET /tea HTTP/1.1\nhost: site.example");
	pages = { "/tea#words": page };
	for (const target of ["/tea", "/tea#words"]) {
		routed = 0;
		await send(`GET ${target} HTTP/1.1\nhost: site.example`);
		expect([target, routed]).toEqual([target, 1]);
	}
});

const get = (headers = "", path = "/tea") => send(`GET ${path} HTTP/1.1\nhost: site.example${headers}`);
const isRouted = async (headers?: string) => {
	routed = 0;
	await get(headers);
	return routed === 1;
};

test.each([
	["a form", "POST /tea HTTP/1.1\nhost: site.example\ncontent-length: 0", {}],
	["a range", "GET /tea HTTP/1.1\nhost: site.example\nrange: bytes=0-1", {}],
	["a reader who knows the page", `GET /tea HTTP/1.1\nhost: site.example\nif-none-match: ${etag}`, {}],
	["a page without a type", "GET /tea HTTP/1.1\nhost: site.example", { headers: {} }],
	["an old copy", "GET /tea HTTP/1.1\nhost: site.example", { isStale: true }],
	["an error", "GET /tea HTTP/1.1\nhost: site.example", { status: 500 }],
])("the response to %s is not sent again", async (_, request, change) => {
	page = createPage(change);
	pages = { "/tea": page };
	await send(request);
	expect(await isRouted()).toBe(true);
});

test("a missing page is sent again as missing, also to a reader who names its tag", async () => {
	page = createPage({ status: 404 });
	pages = { "/tea": page };
	const first = await get();
	expect([first, await isRouted()]).toEqual([expect.stringMatching(/^HTTP\/1.1 404 /), false]);
	expect(await get(`\nif-none-match: ${etag}`)).toBe(first);
});

test("a body that a middleware compressed is not sent again as it was before", async () => {
	pages = { "/compressed": page };
	for (const _ of [1, 2]) expect(await get("\naccept-encoding: deflate", "/compressed")).toMatch(/content-encoding: deflate/i);
	expect(await get("", "/compressed")).toContain(String(body));
});

test("a page is sent again in Brotli once it is compressed in full, and another status at once", async () => {
	const words = Array.from({ length: 3000 }, (_, index) => `tea ${(index * 7919) % 4099}`).join(" ");
	page = createPage({ body: Buffer.from(words) });
	pages = { "/tea": page };
	const brotli = "\naccept-encoding: br";
	const lengthOf = (response: string) => Number(/content-length: (\d+)/i.exec(response)?.[1]);
	const first = lengthOf(await get(brotli));
	while (await isRouted(brotli)) await new Promise((resolve) => setTimeout(resolve, 5));
	expect(lengthOf(await get(brotli))).toBeLessThan(first);
	page = createPage({ status: 404 });
	pages = { "/tea": page };
	await get(brotli);
	expect(await isRouted(brotli)).toBe(false);
});
