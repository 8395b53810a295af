import type { ServerResponse } from "node:http";
import { Hono } from "hono";
import { currentRequest } from "./currentRequest.ts";
import { handleVisitImage } from "./handleVisitImage.ts";

const phone = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36";

/** What a request of the image counts. */
async function request(headers: Record<string, string>, { countsVisits = true } = {}) {
	const counted: unknown[] = [];
	const countView = async (...view: unknown[]) => {
		counted.push(view);
		throw new TypeError("fetch failed");
	};
	const app = new Hono();
	app.get("/visit.gif", handleVisitImage({ countView, countsVisits }));
	const current = { requestId: "1", ip: "192.0.2.7", response: {} as ServerResponse };
	const init = { headers: { host: "site.example", ...headers } };
	const response = await currentRequest.run(current, async () => app.request("https://site.example/visit.gif", init));
	return { response, counted };
}

test("a view of the page that names itself as the referrer is counted for the visitor, and the answer is empty", async () => {
	const headers = { referer: "https://site.example/essays/tea?utm=x", "user-agent": phone, dnt: "1", cookie: "a=b" };
	const { response, counted } = await request(headers);
	expect([response.status, response.headers.get("cache-control"), await response.text()]).toEqual([204, "no-store", ""]);
	expect(counted).toEqual([[{ path: "/essays/tea", device: "phone" }, "192.0.2.7", { "user-agent": phone, dnt: "1" }]]);
});

test("a host with its default port is this site's", async () => {
	const { counted } = await request({ referer: "https://site.example/", host: "site.example:443" });
	expect(counted).toHaveLength(1);
});

test.each([
	["another site", { referer: "https://else.example/essays/tea" }],
	["no page, as of a preview link", {}],
	["no URL", { referer: "essays" }],
])("a request from %s counts nothing", async (_, headers: Record<string, string>) => {
	const { response, counted } = await request(headers);
	expect([response.status, counted]).toEqual([204, []]);
});

test("where visits are off the image counts nothing", async () => {
	expect((await request({ referer: "https://site.example/" }, { countsVisits: false })).counted).toEqual([]);
});

test.each([
	[phone, "phone"],
	["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1", "phone"],
	["Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1", "tablet"],
	["Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36", "tablet"],
	["Mozilla/5.0 (Android 14; Tablet; rv:132.0) Gecko/132.0 Firefox/132.0", "tablet"],
	["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "desktop"],
])("%s is a %s", async (userAgent, device) => {
	const { counted } = await request({ referer: "https://site.example/", "user-agent": userAgent });
	expect(counted).toEqual([[{ path: "/", device }, "192.0.2.7", { "user-agent": userAgent }]]);
});
