import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

async function readHead(request: APIRequestContext, path: string) {
	const response = await request.get(path);
	const html = await response.text();
	const structured = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
	return {
		html,
		status: response.status(),
		title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "",
		meta: (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "",
		structured: structured && JSON.parse(structured),
	};
}

for (const [path, words] of [
	["/", /Raka Wiratama.*Software developer/],
	["/projects", /Projects.*Raka Wiratama/],
	["/essays", /Essays.*Raka Wiratama/],
	["/store", /Layanan.*Raka Wiratama/],
	["/contact", /Contact.*Raka Wiratama/],
	["/hire", /Hire.*Raka Wiratama/],
	["/privacy", /Privacy.*Raka Wiratama/],
] as const) {
	test(`${path}: title and description come from the profile; canonical URL, cards and an image that exists`, async ({
		request,
		site,
	}) => {
		const { title, meta, html } = await readHead(request, `${path}?utm=x`);
		expect(title).toMatch(words);
		expect(meta("description")).toContain("Raka Wiratama");
		expect(html).toContain(`<link rel="canonical" href="${site.url}${path}"/>`);
		expect(meta("og:url")).toBe(`${site.url}${path}`);
		for (const kind of ["og", "twitter"]) {
			expect(meta(`${kind}:title`)).toBe(title);
			expect(meta(`${kind}:description`)).toBe(meta("description"));
			const image = await request.get(meta(`${kind}:image`));
			expect([image.status(), image.headers()["content-type"]]).toEqual([200, expect.stringMatching(/^image\//)]);
		}
		expect(html).not.toContain("noindex");
	});
}

test("a page that is not there and the sign-in page stay out of search engines", async ({ request }) => {
	for (const path of ["/nowhere", "/projects/nothing", "/essays/nothing", "/essays/nothing.md", "/search-entries"]) {
		const { status, meta } = await readHead(request, path);
		expect([path, status, meta("robots")]).toEqual([path, 404, "noindex"]);
	}
	expect((await request.get("/admin/login")).headers()["x-robots-tag"]).toBe("noindex");
});

for (const path of ["/essays/what-tea-terraces-know-about-caching", "/essays/forms-that-forgive", "/projects/angkot"]) {
	test(`${path}, whose cover is WebP or missing, is shared with its drawn card, a PNG of 1200×630`, { tag: "@slow" }, async ({
		request,
		site,
	}) => {
		const { meta, structured } = await readHead(request, path);
		for (const named of [meta("og:image"), meta("twitter:image"), structured.image])
			expect(named).toBe(`${site.url}/cards${path}.png`);
		expect([meta("og:image:width"), meta("og:image:height")]).toEqual(["1200", "630"]);
		const card = await (await request.get(meta("og:image"))).body();
		expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
		expect(card.length).toBeLessThan(300_000);
	});
}

for (const path of ["/essays/what-tea-terraces-know-about-caching", "/projects/angkot"]) {
	test(`${path} is also Markdown, which the page names and a program may ask for`, { tag: "@slow" }, async ({
		request,
		site,
	}) => {
		const { html } = await readHead(request, path);
		expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${site.url}${path}.md"/>`);
		const named = await request.get(`${path}.md`);
		expect(named.headers()).toMatchObject({
			"content-type": "text/markdown; charset=utf-8",
			link: `<${site.url}${path}>; rel="canonical"`,
		});
		const accept = "text/markdown, text/html;q=0.9";
		const asked = await request.get(path, { headers: { accept } });
		expect([await asked.text(), asked.headers().etag]).toEqual([await named.text(), named.headers().etag]);
		expect(asked.headers().vary).toBe("accept-encoding, accept");
		const again = await request.get(path, { headers: { accept, "if-none-match": named.headers().etag as string } });
		expect(again.status()).toBe(304);
		const page = await request.get(path, { headers: { "if-none-match": named.headers().etag as string } });
		expect([page.status(), page.headers()["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
		expect(await (await request.get("/llms.txt")).text()).toContain(`(${site.url}${path}.md)`);
	});
}

test("every page links to the feeds, which contain the full content and the day of publishing", { tag: "@slow" }, async ({
	page,
	request,
	site,
}) => {
	await page.goto("/essays");
	for (const [type, path] of [
		["application/rss+xml", "/rss.xml"],
		["application/feed+json", "/feed.json"],
	])
		await expect(page.locator(`link[rel="alternate"][type="${type}"]`)).toHaveAttribute("href", path as string);

	const feed = await (await request.get("/feed.json")).json();
	const essay = feed.items.find(({ title }: { title: string }) => title === "What tea terraces know about caching");
	// The day begins in Bandung, seven hours before Greenwich.
	expect(essay).toMatchObject({
		url: `${site.url}/essays/what-tea-terraces-know-about-caching`,
		date_published: "2026-11-03T17:00:00.000Z",
	});
	expect(essay.content_html).toContain("Above Ciwidey the hills are cut into shelves.");
	expect(essay.content_html).toContain("footnotes");
});
