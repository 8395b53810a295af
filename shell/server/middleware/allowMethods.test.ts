import { Hono } from "hono";
import { allowMethods } from "./allowMethods.ts";

const app = new Hono();
app.use(allowMethods(async (pathname) => pathname === "/contact"));
app.all("*", ({ text }) => text("handled"));

const [page, form, purge] = ["GET, HEAD, OPTIONS", "GET, HEAD, POST, OPTIONS", "POST, OPTIONS"];

test.each([
	["OPTIONS", "/essays", 204, page],
	["OPTIONS", "/rss.xml", 204, page],
	["OPTIONS", "/contact?a=b", 204, form],
	["OPTIONS", "/revalidate", 204, purge],
	["POST", "/essays", 405, page],
	["POST", "/admin/x", 405, page],
	["PUT", "/contact", 405, form],
	["DELETE", "/", 405, page],
	["GET", "/revalidate", 405, purge],
])("%s %s answers %i and allows %s", async (method, path, status, allowed) => {
	const response = await app.request(path, { method });
	expect([response.status, response.headers.get("allow"), await response.text()]).toEqual([status, allowed, ""]);
});

test.each([
	["GET", "/essays"],
	["HEAD", "/contact"],
	["POST", "/contact"],
	["POST", "/revalidate"],
])("%s %s is handled", async (method, path) => {
	expect((await app.request(path, { method })).status).toBe(200);
});

test("a form is taken while nobody can say where forms are", async () => {
	const unknown = new Hono()
		.use(allowMethods(() => Promise.reject(new Error("no remote"))))
		.all("*", ({ text }) => text("handled"));
	expect((await unknown.request("/contact", { method: "POST" })).status).toBe(200);
});
