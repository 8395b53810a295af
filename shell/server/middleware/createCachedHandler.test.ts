import { partialContentHeader } from "@site/shared-data";
import { Hono } from "hono";
import { createPageCache, type Render } from "../cache/createPageCache.ts";
import { createRenderGate } from "../render/createRenderGate.ts";
import { cacheKey, createCachedHandler, createChoiceHandler, createPrivateHandler } from "./createCachedHandler.ts";

const createCache = () =>
	createPageCache({
		ttlMs: 2_000,
		staleWhileRevalidateMs: 0,
		version: () => "1",
		fallbackCount: () => 0,
		rowsSize: () => 0,
		files: { read: async () => undefined, write: async () => {} },
		gate: createRenderGate({ maxRunning: 4, maxWaiting: 100, maxWaitMs: 10_000 }),
	});

test("the store is rendered for a category of the database, whose categories are read once and for this only", async () => {
	const rendered: string[] = [];
	const render = (body: unknown): Render => {
		return async (url) => {
			rendered.push(url.replace("https://site.example", ""));
			return Response.json(body);
		};
	};
	const cached = createCachedHandler(createCache(), () => "https://site.example", render(["perahu"]));
	const app = new Hono().get("*", cached(render("page")));
	for (const path of ["/essays?kategori=perahu", "/store", "/store?kategori=", "/store?kategori=perahu", "/store?kategori=kapal"])
		expect(await (await app.request(path)).text()).toBe('"page"');
	expect(rendered).toEqual(["/essays", "/store", "/store#categories", "/store?kategori=perahu"]);
});

test("a page with a secret URL is rendered without its query, and nobody stores or lists it", async () => {
	const app = new Hono().get(
		"*",
		createPrivateHandler(() => "https://site.example")(async (url) => new Response(url)),
	);
	const response = await app.request("/preview/token?a=b");
	expect(await response.text()).toBe("https://site.example/preview/token");
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"cache-control": "private, no-store",
		"referrer-policy": "no-referrer",
		"x-robots-tag": "noindex",
	});
});

test("two forms of a page are cached apart, each for all its visitors", async () => {
	const cache = createCache();
	const cached = createCachedHandler(
		cache,
		() => "https://site.example",
		async () => Response.json([]),
	);
	const rendered: string[] = [];
	const render =
		(form: string): Render =>
		async (url) => {
			rendered.push(form + new URL(url).pathname);
			return new Response(form);
		};
	const [page, other] = [cached(render("page")), cached(render("other"), { fragment: "#other" })];
	const app = new Hono().get("*", (context, next) => (context.req.query("form") === "other" ? other : page)(context, next));
	const read = async (path: string) => (await app.request(path)).text();
	for (let again = 0; again < 2; again++) expect([await read("/tea"), await read("/tea?form=other")]).toEqual(["page", "other"]);
	expect(rendered).toEqual(["page/tea", "other/tea"]);
});

test("a category that the admin made has a page of its own, and only where the page reads it", () => {
	const key = (path: string) => cacheKey(new URL(path, "https://example.test"), { kategori: ["perahu"] });
	expect(key("/store?kategori=perahu")).toBe("/store?kategori=perahu");
	expect(key("/essays?kategori=perahu")).toBe("/essays");
});

test.each([
	["/store?kategori=custom", "/store?kategori=custom"],
	["/store?utm_source=mail&kategori=custom&kategori=web", "/store?kategori=custom"],
	["/store?kategori=perahu", "/store"],
	["/essays?kategori=custom", "/essays"],
	["/essays/a?1=2", "/essays/a"],
])("%s is the page of %s", (url, key) => {
	expect(cacheKey(new URL(url, "https://example.test"))).toBe(key);
});

describe("what a link has chosen", () => {
	const rendered: string[] = [];
	const render: Render = async (url) => {
		rendered.push(url);
		const status = url.includes("fail") ? 503 : 200;
		return new Response("chosen", { status, headers: url.includes("partial") ? { [partialContentHeader]: "1" } : {} });
	};
	const app = new Hono();
	app.get("/contact", createChoiceHandler(() => "https://site.example", { parameter: "service", maxLength: 20 })(render));
	app.get("*", ({ text }) => text("cached"));

	test.each([
		["/contact?service=Landing%20Page&a=b", "chosen", "https://site.example/contact?service=Landing+Page"],
		["/contact?service=%20", "cached", undefined],
		["/contact", "cached", undefined],
		[`/contact?service=${"x".repeat(20)}`, "chosen", `https://site.example/contact?service=${"x".repeat(20)}`],
		[`/contact?service=${"x".repeat(21)}`, "cached", undefined],
		["/contact?service=fail", "cached", "https://site.example/contact?service=fail"],
		["/contact?service=partial", "cached", "https://site.example/contact?service=partial"],
	])("%s is %s", async (path, text, url) => {
		rendered.length = 0;
		expect(await (await app.request(path)).text()).toBe(text);
		expect(rendered).toEqual(url ? [url] : []);
	});
});
