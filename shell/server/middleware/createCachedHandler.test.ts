import { Hono } from "hono";
import { createPageCache, type Render } from "../cache/createPageCache.ts";
import { createRenderGate } from "../render/createRenderGate.ts";
import { cacheKey, createCachedHandler } from "./createCachedHandler.ts";

test("two forms of a page are cached apart, each for all its visitors", async () => {
	const cache = createPageCache({
		ttlMs: 2_000,
		staleWhileRevalidateMs: 0,
		version: () => "1",
		fallbackCount: () => 0,
		rowsSize: () => 0,
		files: { read: async () => undefined, write: async () => {} },
		gate: createRenderGate({ maxRunning: 4, maxWaiting: 100, maxWaitMs: 10_000 }),
	});
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
