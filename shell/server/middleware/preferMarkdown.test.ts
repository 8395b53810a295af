import { Hono } from "hono";
import { preferMarkdown } from "./preferMarkdown.ts";

/** A site with one essay. */
const site = new Hono().get(
	"*",
	preferMarkdown(({ req, body, text }) => (/\/tea(\.md)?$/.test(req.path) ? text("markdown") : body(null, 404))),
	({ html }) => html("page", 200, { vary: "accept-encoding" }),
);

async function get(path: string, accept?: string) {
	const response = await site.request(path, accept === undefined ? {} : { headers: { accept } });
	return { text: await response.text(), headers: response.headers };
}

test.each([
	["text/markdown", "markdown"],
	["Text/Markdown;charset=utf-8", "markdown"],
	["text/markdown, text/html, */*", "markdown"],
	["text/html, text/markdown", "markdown"],
	["text/markdown;q=0.9, text/html;q=0.8, */*;q=0.1", "markdown"],
	["text/markdown;q=0.1, text/html;q=0", "markdown"],
	["text/markdown;q=0.5, text/*;q=0.4, */*", "markdown"],
	["text/markdown;q=0.8, text/html;q=0.9", "page"],
	["text/markdown;q=0.5, */*", "page"],
	["text/markdown;q=0", "page"],
	["text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8", "page"],
	["text/*", "page"],
	["*/*", "page"],
	["", "page"],
	[undefined, "page"],
])("Accept: %s gets the %s", async (accept, text) => {
	expect((await get("/essays/tea", accept)).text).toBe(text);
	expect((await get("/projects/tea", accept)).text).toBe(text);
});

test("a path that ends in .md is Markdown whatever the request accepts", async () => {
	const { text, headers } = await get("/essays/tea.md", "text/html");
	expect([text, headers.get("vary"), headers.get("cache-control")]).toEqual(["markdown", null, null]);
});

test("caches are told that a page has two forms, and no shared one may keep the rarer one", async () => {
	const page = await get("/essays/tea", "text/html");
	expect([page.headers.get("vary"), page.headers.get("cache-control")]).toEqual(["accept-encoding, accept", null]);
	const markdown = await get("/essays/tea", "text/markdown");
	expect([markdown.headers.get("vary"), markdown.headers.get("cache-control")]).toEqual(["accept", "private, no-cache"]);
});

test("where there is no Markdown the page answers", async () => {
	for (const path of ["/essays/none", "/essays/none.md", "/projects/sample-1"])
		expect((await get(path, "text/markdown")).text).toBe("page");
	for (const path of ["/", "/essays", "/essays/topics/tea", "/archive/essays/tea", "/tea.md"]) {
		const { text, headers } = await get(path, "text/markdown");
		expect([path, text, headers.get("vary")]).toEqual([path, "page", "accept-encoding"]);
	}
});
