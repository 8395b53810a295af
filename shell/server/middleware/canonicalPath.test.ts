import { pages, urls } from "@site/shared-data";
import { Hono } from "hono";
import { canonicalPath, redirectToCanonicalPath } from "./canonicalPath.ts";

const guestRoutes = ["/garden/:plant", "/shop/*"];

test.each([
	["/", "/"],
	["///", "/"],
	["/essays/", "/essays"],
	["/essays//tea//", "/essays/tea"],
	["//essays", "/essays"],
	["//evil.example/x", "/evil.example/x"],
	["/Essays", "/essays"],
	["/ESSAYS/Tea", "/essays/Tea"],
	["/Essays/Topics/Tea/RSS.xml", "/essays/topics/Tea/rss.xml"],
	["/%65ssays/t%65a", "/essays/tea"],
	["/essays/kopi%c3%a9", "/essays/kopi%C3%A9"],
	["/essays/a%2fb", "/essays/a%2Fb"],
	["/admin%2Fessays", "/admin%2Fessays"],
	["/%61dmin/Essays/", "/admin/Essays"],
	["/Admin", "/admin"],
	["/PREVIEW/Token", "/preview/Token"],
	["/Garden/Rosella", "/garden/Rosella"],
	["/SHOP/Teas/", "/shop/Teas"],
	["/2024/Kopi/", "/2024/Kopi"],
	["/100%", "/100%"],
	["/essays/%00", "/essays/%00"],
])("the path %s is %s", (pathname, canonical) => {
	expect(canonicalPath(pathname, () => guestRoutes)).toBe(canonical);
	expect(canonicalPath(canonical, () => guestRoutes)).toBe(canonical);
});

test("every path of the site is in its one spelling", () => {
	for (const path of [...pages.map(({ path }) => path), urls.privacy(), urls.essay("a b/c"), urls.admin.newEssay()])
		expect(canonicalPath(path, () => [])).toBe(path);
});

test("another spelling of a page is redirected with its query, and only when it is read", async () => {
	const app = new Hono();
	app.use(redirectToCanonicalPath(() => ({ remotes: {} })));
	app.all("*", ({ text }) => text("page"));
	const response = await app.request("/Store//?kategori=website&a=%2f");
	expect([response.status, response.headers.get("location")]).toEqual([308, "/store?kategori=website&a=%2f"]);
	expect(response.headers.get("cache-control")).toBe("no-store");
	expect((await app.request("/store/", { method: "HEAD" })).status).toBe(308);
	for (const [path, method] of [
		["/store?kategori=website", "GET"],
		["/contact/", "POST"],
	] as const)
		expect((await app.request(path, { method })).status).toBe(200);
});

test("the words of an external remote's paths are in lower case too", async () => {
	const guest = {
		id: "garden",
		area: "public",
		access: "everyone",
		routes: [{ path: "/garden/:plant", title: "Plant" }],
	} as const;
	const remotes = { garden: { version: "1", entry: "/a.js", integrity: "", guest: { ...guest, routes: [...guest.routes] } } };
	const app = new Hono().use(redirectToCanonicalPath(() => ({ remotes }))).get("*", ({ text }) => text("page"));
	expect((await app.request("/Garden/Rosella?a=B")).headers.get("location")).toBe("/garden/Rosella?a=B");
	expect(await (await app.request("/garden/Rosella")).text()).toBe("page");
});
