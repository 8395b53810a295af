import { pages } from "@site/shared-data";
import { createMarkdownRenderer } from "@site/shared-data/markdown";
import { defaultSettings } from "@site/shared-data/settings";
import {
	buildEssay,
	buildProfile,
	buildProject,
	buildService,
	buildServiceCategory,
	createMemoryPublicRepositories,
	type MemorySeed,
} from "@site/shared-data/testing";
import { accents, light } from "@site/shared-ui/theme";
import { JSDOM } from "jsdom";
import { createPageCache, type Render } from "../cache/createPageCache.ts";
import { createPageResponse } from "../cache/createPageResponse.ts";
import { createRenderGate } from "../render/createRenderGate.ts";
import { createFeeds } from "./createFeeds.ts";
import { escapeXml } from "./escapeXml.ts";
import { startOfDay } from "./essayFeeds.ts";

const renderMarkdown = createMarkdownRenderer(new JSDOM("").window);
const profile = buildProfile({ name: "Raka & Wiratama", updatedAt: new Date("2026-01-01T00:00:00Z") });

const tea = buildEssay({
	id: "tea",
	title: 'Tea <&> "terraces" ]]>',
	date: "2026-11-04",
	excerpt: "Why & how\u0001",
	featuredImage: "/sample/kebun.webp",
	topics: ["Teh & kopi", "Jawa"],
	content: "# Hot\n\n[b](/b) [bad](javascript:pwn()) ![c](c.webp)\n\nA note[^1].\n\n<script>pwn()</script> ]]>\n\n[^1]: Note",
	updatedAt: new Date("2026-11-20T08:30:00.500Z"),
});
const kopi = buildEssay({
	id: "kopi",
	title: "Kopi yang tidak dingin",
	excerpt: "Catatan dari warung di kaki bukit",
	topics: ["teh, kopi"],
	language: "id",
	translationOf: "tea",
	date: "2019-02-28",
	updatedAt: new Date("2026-11-21T00:00:00Z"),
});
const draft = buildEssay({ id: "draft", title: "Secret", status: "draft", topics: ["Secret"] });
const angkot = buildProject({
	id: "angkot",
	title: "Angkot [map]",
	description: "Routes\nwithout stops",
	year: "2025",
	tags: ["React", "Go"],
	projectUrl: "https://angkot.example/",
	content: null,
	updatedAt: new Date("2026-10-01T00:00:00Z"),
});
const hidden = buildProject({ id: "hidden", status: "draft" });

const seed = { profile, essays: [tea, kopi, draft], projects: [angkot, hidden] };

const settings = { ...defaultSettings, updatedAt: new Date(0), revision: "1" };

interface Site extends MemorySeed {
	render?: typeof renderMarkdown;
	siteUrl?: string;
	guests?: string[];
	moved?: Record<string, string>;
}

function start({ render = renderMarkdown, siteUrl, guests = [], moved = {}, ...content }: Site = {}) {
	const repositories = createMemoryPublicRepositories({ ...seed, ...content });
	const { rss, topicRss, json, markdown, llms, manifest, sitemap, robots, search, categories } = createFeeds(
		repositories,
		render,
		{ siteUrl, guestPaths: () => guests, redirects: { find: async (path) => moved[path] ?? null } },
	);
	const feeds: Record<string, Render> = {
		"/rss.xml": rss,
		"/feed.json": json,
		"/llms.txt": llms,
		"/site.webmanifest": manifest,
		"/categories": categories,
		"/sitemap.xml": sitemap,
		"/robots.txt": robots,
		"/search.json": search,
	};
	const feedOf = (path: string) => feeds[path] ?? (path.endsWith(".md") ? markdown : topicRss);
	let now = 1;
	const pages = createPageCache({
		ttlMs: 2_000,
		staleWhileRevalidateMs: 0,
		version: () => "1",
		fallbackCount: () => 0,
		rowsSize: () => 0,
		files: { read: async () => undefined, write: async () => {} },
		gate: createRenderGate({ maxRunning: 4, maxWaiting: 100, maxWaitMs: 10_000 }),
		now: () => now,
	});
	const expire = () => {
		now += 5_000;
	};
	const get = async (path: string, headers = {}, method = "GET") => {
		const request = new Request(`https://site.example${path}`, { headers, method });
		return createPageResponse(request, await pages.get(request.url, feedOf(path)));
	};
	return { repositories, get, expire };
}

test("RSS is well-formed with any text, with complete essays, newest first", async () => {
	const response = await start().get("/rss.xml");
	expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
	const { document } = new JSDOM(await response.text(), { contentType: "text/xml" }).window;
	const items = [...document.querySelectorAll("item")];
	const textOf = (name: string, item = items[0] as Element) => item.getElementsByTagName(name)[0]?.textContent;
	expect(items.map((item) => textOf("title", item))).toEqual([tea.title, kopi.title]);
	expect(textOf("link")).toBe("https://site.example/essays/tea");
	expect(textOf("guid")).toBe("https://site.example/essays/tea");
	expect(textOf("description")).toBe("Why & how");
	expect(textOf("dc:creator")).toBe("Raka & Wiratama");
	const content = textOf("content:encoded") ?? "";
	expect(content).toContain('<img src="https://site.example/sample/kebun.webp" alt="">');
	expect(content).toContain('<a href="https://site.example/b">b</a> <a href="">bad</a>');
	expect(content).toContain('src="https://site.example/essays/c.webp"');
	expect(content).toContain('href="https://site.example/essays/tea#fn-1"');
	expect(content).toContain("&lt;script&gt;pwn()&lt;/script&gt; ]]&gt;");
});

test("a text is the same in an attribute of either quote and in an element, without the characters that XML forbids", () => {
	const text = "a<b>&\"c' \t\n\r\u0020\ud7ff\ue000\ufffd\u{10000}\u{10ffff}";
	const forbidden = "\u0000\u0008\u000b\u001f\udfff\ud800\ufffe\uffff";
	expect(escapeXml(text + forbidden)).toBe("a&#60;b&#62;&#38;&#34;c&#39; \t\n\r\u0020\ud7ff\ue000\ufffd\u{10000}\u{10ffff}");
});

test("an essay is dated with the start of its day in the site's time zone, in both feeds", async () => {
	const { get } = start();
	expect(await (await get("/rss.xml")).text()).toContain("<pubDate>Tue, 03 Nov 2026 17:00:00 GMT</pubDate>");
	const feed = (await (await get("/feed.json")).json()) as { items: Record<string, unknown>[] };
	expect(feed.items[0]).toMatchObject({ date_published: "2026-11-03T17:00:00.000Z", date_modified: "2026-11-20T08:30:00.500Z" });
});

test("the JSON feed follows version 1.1 and names each essay's language", async () => {
	const response = await start().get("/feed.json");
	expect(response.headers.get("content-type")).toBe("application/feed+json; charset=utf-8");
	expect(await response.json()).toMatchObject({
		version: "https://jsonfeed.org/version/1.1",
		feed_url: "https://site.example/feed.json",
		authors: [{ name: "Raka & Wiratama" }],
		items: [
			{ id: "https://site.example/essays/tea", language: "en", image: "https://site.example/sample/kebun.webp" },
			{ id: "https://site.example/essays/kopi", language: "id", tags: ["teh, kopi"] },
		],
	});
});

test.each([null, "javascript:pwn()", "https://["])(
	"an essay with the image %s and no topics has neither in a feed",
	async (featuredImage) => {
		const { get } = start({ essays: [buildEssay({ featuredImage })] });
		const { items } = (await (await get("/feed.json")).json()) as { items: object[] };
		expect([items.length, Object.keys(items[0] ?? {}).filter((key) => key === "image" || key === "tags")]).toEqual([1, []]);
		expect(await (await get("/rss.xml")).text()).not.toMatch(/img|<category/);
	},
);

/** The number of essays in the JSON feed of a site whose essays are these, and of the reads for it. */
async function countItems(essays: ReturnType<typeof buildEssay>[]) {
	const { get, repositories } = start({ essays, render: async () => ({ html: "", headings: [] }) });
	const read = jest.spyOn(repositories.essays, "listPublishedWithContent");
	const { items } = (await (await get("/feed.json")).json()) as { items: unknown[] };
	return [items.length, read.mock.calls.length];
}

test.each([
	[4, 4, 1],
	[6, 6, 2],
	[50, 50, 10],
	[51, 50, 10],
])("a feed of %i essays has %i of them, read by %i requests", async (count, items, reads) => {
	expect(await countItems(Array.from({ length: count }, () => buildEssay()))).toEqual([items, reads]);
});

test.each([
	[[600_000, 400_000], 2],
	[[600_000, 400_001], 1],
	[[400_000, 300_000, 300_001], 2],
	[[1_000_001, 1], 1],
])("a feed of essays with %j characters, the newest first, has %i of them", async (lengths, items) => {
	const essays = lengths.map((length, age) => buildEssay({ date: `2026-01-0${9 - age}`, content: "a".repeat(length) }));
	expect((await countItems(essays))[0]).toBe(items);
});

test("an essay's description is its summary in both feeds instead of the excerpt", async () => {
	const { get } = start({ essays: [{ ...tea, description: "For search engines" }, kopi] });
	const rss = await (await get("/rss.xml")).text();
	expect(rss).toContain("<description>For search engines</description>");
	expect(rss).toContain("<description>Catatan dari warung di kaki bukit</description>");
	const { items } = (await (await get("/feed.json")).json()) as { items: { summary: string }[] };
	expect(items.map(({ summary }) => summary)).toEqual(["For search engines", kopi.excerpt]);
});

test.each(["/rss.xml", "/feed.json", "/sitemap.xml", "/essays/topics/jawa/rss.xml"])(
	"%s is a 304 by its entity tag until an essay is withdrawn; no date can hide that",
	async (path) => {
		const { get, repositories, expire } = start();
		const first = await get(path);
		expect(first.headers.get("last-modified")).toBeNull();
		const known = { "if-none-match": first.headers.get("etag") ?? "" };
		expect((await get(path, known)).status).toBe(304);
		for (const read of ["listPublishedWithContent", "listOfTopicWithContent", "listSitemapEntries"] as const)
			jest.spyOn(repositories.essays, read).mockResolvedValue([]);
		expire();
		for (const headers of [known, { "if-modified-since": new Date().toUTCString() }])
			expect((await get(path, headers)).status).not.toBe(304);
	},
);

test("a feed has another entity tag when the profile or the settings change", async () => {
	const { get, repositories, expire } = start();
	const tags = new Set([(await get("/rss.xml")).headers.get("etag")]);
	jest.spyOn(repositories.profile, "get").mockResolvedValue({ ...profile, name: "Somebody else" });
	expire();
	tags.add((await get("/rss.xml")).headers.get("etag"));
	const settings = await repositories.settings.get();
	jest.spyOn(repositories.settings, "get").mockResolvedValue({ ...settings, leads: { ...settings.leads, essays: "Another" } });
	expire();
	tags.add((await get("/rss.xml")).headers.get("etag"));
	expect(tags.size).toBe(3);
});

test("the sitemap lists every public page, published essays and projects with their last change, and no draft", async () => {
	const services = [buildService({ category: "web", updatedAt: new Date("2026-12-01T00:00:00Z") })];
	const xml = await (await start({ services }).get("/sitemap.xml")).text();
	const { document } = new JSDOM(xml, { contentType: "text/xml" }).window;
	const listed = [...document.querySelectorAll("url")].map((page) => [
		page.querySelector("loc")?.textContent,
		page.querySelector("lastmod")?.textContent,
	]);
	const lastChanges: Record<string, string> = {
		"/projects": "2026-10-01T00:00:00.000Z",
		"/essays": "2026-11-21T00:00:00.000Z",
		"/store": "2026-12-01T00:00:00.000Z",
	};
	expect(listed).toEqual([
		...pages.map(({ path }) => [`https://site.example${path}`, lastChanges[path]]),
		["https://site.example/privacy", undefined],
		["https://site.example/projects/angkot", "2026-10-01T00:00:00.000Z"],
		["https://site.example/essays/kopi", "2026-11-21T00:00:00.000Z"],
		["https://site.example/essays/tea", "2026-11-20T08:30:00.500Z"],
		["https://site.example/essays/topics/teh-kopi", "2026-11-21T00:00:00.000Z"],
		["https://site.example/essays/topics/jawa", "2026-11-20T08:30:00.500Z"],
	]);
	const links = [...document.querySelectorAll("url")].flatMap((page) => {
		const languages = [...page.getElementsByTagName("xhtml:link")].map((link) => link.getAttribute("hreflang"));
		return languages.length > 0 ? [[page.querySelector("loc")?.textContent, ...languages]] : [];
	});
	expect(links).toEqual([
		["https://site.example/essays/kopi", "id", "en"],
		["https://site.example/essays/tea", "id", "en"],
	]);
});

test("the sitemap names no languages for an essay whose translation or original is not public", async () => {
	const essays = [tea, kopi, draft, buildEssay({ translationOf: "draft" }), buildEssay()];
	const xml = await (await start({ essays }).get("/sitemap.xml")).text();
	expect([...xml.matchAll(/hreflang="(.*?)"/g)].map(([, language]) => language)).toEqual(["id", "en", "id", "en"]);
});

test("the sitemap has at most 50,000 pages", async () => {
	const xml = await (await start({ guests: Array(50_000).fill("/garden") }).get("/sitemap.xml")).text();
	expect(xml.split("<url>")).toHaveLength(50_001);
});

test("a topic has a feed of its own essays; one in which nothing is public has none", async () => {
	const { get } = start();
	const response = await get("/essays/topics/jawa/rss.xml");
	expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
	const { document } = new JSDOM(await response.text(), { contentType: "text/xml" }).window;
	expect(document.querySelector("channel > title")?.textContent).toBe("Raka & Wiratama: essays on Jawa");
	expect(document.querySelector("channel > link")?.textContent).toBe("https://site.example/essays/topics/jawa");
	expect(document.getElementsByTagName("atom:link")[0]?.getAttribute("href")).toBe(
		"https://site.example/essays/topics/jawa/rss.xml",
	);
	expect([...document.querySelectorAll("item > guid")].map((guid) => guid.textContent)).toEqual([
		"https://site.example/essays/tea",
	]);
	expect([...document.querySelectorAll("item > category")].map((category) => category.textContent)).toEqual([
		"Teh & kopi",
		"Jawa",
	]);
	expect(await (await get("/essays/topics/teh-kopi/rss.xml")).text()).toContain("essays/kopi</link>");
	for (const none of ["secret", "Jawa", "%00"]) expect((await get(`/essays/topics/${none}/rss.xml`)).status).toBe(404);
});

test("an essay's Markdown names its author, day, page and excerpt before the text as stored", async () => {
	const response = await start().get("/essays/tea.md");
	expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
	expect(response.headers.get("link")).toBe('<https://site.example/essays/tea>; rel="canonical"');
	expect(await response.text()).toBe(
		`# ${tea.title}\n\nBy Raka & Wiratama, 2026-11-04: <https://site.example/essays/tea>\n\n> ${tea.excerpt}\n\nTags: Teh & kopi, Jawa\n\n${tea.content}\n`,
	);
});

test("a project without a text is its description, year, tags and link", async () => {
	const text = await (await start().get("/projects/angkot.md")).text();
	expect(text).toBe(
		[
			"# Angkot [map]",
			"By Raka & Wiratama, 2025: <https://site.example/projects/angkot>",
			"> Routes\n> without stops",
			"Tags: React, Go",
			"Project: <https://angkot.example/>\n",
		].join("\n\n"),
	);
});

test("blank fields of a project and spaces around its texts leave no trace in its Markdown", async () => {
	const raw = buildProject({
		id: "raw",
		title: " Tea \n map ",
		description: " Hot\ntea ",
		tags: [],
		year: "2025",
		content: " \n",
	});
	const { get } = start({ projects: [raw, { ...raw, id: "bare", description: " " }] });
	const textOf = async (id: string) => (await get(`/projects/${id}.md`)).text();
	const by = (id: string) => `# Tea map\n\nBy Raka & Wiratama, 2025: <https://site.example/projects/${id}>\n`;
	expect(await textOf("raw")).toBe(`${by("raw")}\n> Hot\n> tea\n`);
	expect(await textOf("bare")).toBe(by("bare"));
});

test("Markdown is a 304 while nothing changed, and HEAD has its headers", async () => {
	const { get } = start();
	const etag = (await get("/essays/tea.md", {}, "HEAD")).headers.get("etag") ?? "";
	expect((await get("/essays/tea.md", { "if-none-match": etag })).status).toBe(304);
});

test("what is not public has no Markdown; an old path leads to the Markdown of the new one", async () => {
	const moved = { "/essays/old": "/essays/tea?from=old#top", "/projects/old": "/hire", "/essays/v1.md.old": "/essays/v1" };
	const scheduled = buildEssay({ id: "later", publishAt: "2999-01-01T00:00:00Z" });
	const { get } = start({ essays: [tea, draft, scheduled], moved });
	for (const path of ["/essays/draft.md", "/essays/later.md", "/projects/hidden.md", "/essays/none.md", "/projects/tea.md"])
		expect([path, (await get(path)).status]).toEqual([path, 404]);
	const locationOf = async (path: string) => (await get(path)).headers.get("location");
	expect(await locationOf("/essays/old.md")).toBe("/essays/tea.md?from=old#top");
	expect(await locationOf("/projects/old.md")).toBe("/hire");
	expect(await locationOf("/essays/v1.md.old.md")).toBe("/essays/v1.md");
});

test("llms.txt links to every public essay and project as Markdown, to the pages and to the feeds", async () => {
	const response = await start({ profile: { ...profile, title: "Developer" } }).get("/llms.txt");
	expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
	const text = await response.text();
	expect(text).toContain(`# Raka & Wiratama\n\n> Developer\n\n## Essays\n\n- [`);
	const links = [...text.matchAll(/^- \[(.*)\]\(https:\/\/site\.example(.*?)\)(?:: (.*))?$/gm)].map((match) => match.slice(1));
	expect(links).toEqual([
		["Kopi yang tidak dingin", "/essays/kopi.md", kopi.excerpt],
		['Tea <&> "terraces" \\]\\]>', "/essays/tea.md", tea.excerpt],
		["Angkot \\[map\\]", "/projects/angkot.md", "Routes without stops"],
		...pages.map(({ label, path }) => [label, path, undefined]),
		["RSS", "/rss.xml", undefined],
		["JSON Feed", "/feed.json", undefined],
		["Sitemap", "/sitemap.xml", undefined],
	]);
	expect(await (await start({ essays: [], projects: [] }).get("/llms.txt")).text()).not.toMatch(/## (Essays|Projects)/);
});

test("a site without a profile is by its name, and llms.txt describes it only in the words of its settings", async () => {
	const { get } = start({ profile: null, settings: { ...settings, name: "Tea house", defaultDescription: "" } });
	expect(await (await get("/rss.xml")).text()).toContain("<title>Tea house: essays</title>");
	expect(await (await get("/llms.txt")).text()).toMatch(/^# Tea house\n\n## Essays\n/);
	const described = start({ profile: null, settings: { ...settings, name: "Tea house", defaultDescription: "Tea." } });
	expect(await (await described.get("/llms.txt")).text()).toMatch(/^# Tea house\n\n> Tea\.\n\n## Essays\n/);
});

const shippedIcons = [
	["/favicon.svg", "any", "image/svg+xml", undefined],
	["/icon-192.png", "192x192", "image/png", undefined],
	["/icon-512.png", "512x512", "image/png", "any maskable"],
];

test.each([
	["the shipped icons", {}, { icons: shippedIcons }],
	["an own icon", { favicon: "/own.png" }, { icons: [["/own.png", "any", undefined, undefined]] }],
	["the theme's colour", {}, { theme_color: light.accent, background_color: light.bg }],
	["another accent's colour", { accent: "plum" as const }, { theme_color: accents.plum.accent[0] }],
	["the settings' description", { defaultDescription: "Tea." }, { description: "Tea." }],
	["the profile's description", { defaultDescription: "" }, { description: "Baker in Solo: essays, projects and services." }],
])("the web app manifest has %s", async (_, change, expected) => {
	const owner = { ...profile, title: "Baker", location: "Solo" };
	const response = await start({ profile: owner, settings: { ...settings, ...change } }).get("/site.webmanifest");
	expect(response.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
	const { icons, ...manifest } = (await response.json()) as { icons: Record<string, string>[] };
	const listed = icons.map(({ src, sizes, type, purpose }) => [src, sizes, type, purpose]);
	expect({ ...manifest, icons: listed }).toMatchObject({ name: profile.name, start_url: "/", display: "browser", ...expected });
});

test.each([
	["Raka W. Tama", "Raka W. Tama"],
	["Raka Wiratama", "Raka"],
	["Lindqvist  Ceramics", "Lindqvist"],
])("a home screen shows %s as %s", async (name, shortName) => {
	const { get } = start({ profile: null, settings: { ...settings, name, defaultDescription: "" } });
	expect(await (await get("/site.webmanifest")).json()).toMatchObject({ name, short_name: shortName, description: name });
});

test("the server knows the store's categories, and none during an outage", async () => {
	const categories = [buildServiceCategory({ id: "web" }), buildServiceCategory({ id: "empty" })];
	const { get, repositories } = start({ services: [buildService({ category: "web" })], serviceCategories: categories });
	repositories.failWith("unavailable");
	const response = await get("/categories");
	expect([response.status, await response.json()]).toEqual([503, []]);
	repositories.failWith(null);
	expect(await (await get("/categories")).json()).toEqual(["web"]);
});

test("a fault of the server itself is not taken for an outage", async () => {
	const { get, repositories } = start();
	jest.spyOn(repositories.profile, "get").mockRejectedValue(new TypeError("a fault"));
	await expect(get("/rss.xml")).rejects.toThrow("a fault");
});

test("the sitemap lists the pages that guests name", async () => {
	const xml = await (await start({ guests: ["/garden"] }).get("/sitemap.xml")).text();
	expect(xml).toContain("<loc>https://site.example/garden</loc>");
});

test("a long list is complete in the sitemap", async () => {
	const projects = Array.from({ length: 120 }, (_, index) => buildProject({ id: `p-${index}` }));
	const xml = await (await start({ essays: [], projects }).get("/sitemap.xml")).text();
	expect(xml.match(/\/projects\/p-/g)).toHaveLength(120);
});

test("robots.txt excludes the admin area and names the sitemap", async () => {
	const text = await (await start().get("/robots.txt")).text();
	expect(text).toContain("User-agent: *\nDisallow: /admin\n");
	expect(text).toContain("Sitemap: https://site.example/sitemap.xml");
});

test("the search index lists published entries", async () => {
	const { get } = start({ essays: [buildEssay({ id: "tea", title: "Tea", excerpt: "Shelves" }), draft], projects: [hidden] });
	expect(await (await get("/search.json")).json()).toEqual({
		essays: [["tea", "Tea", "shelves"]],
		projects: [],
		topics: [],
		services: [],
	});
});

test.each([
	["/rss.xml", /^text\/plain/],
	["/feed.json", /^text\/plain/],
	["/llms.txt", /^text\/plain/],
	["/essays/tea.md", /^text\/plain/],
	["/sitemap.xml", /^text\/plain/],
	["/site.webmanifest", /^text\/plain/],
	["/search.json", /^application\/json/],
])("%s that was never requested is a 503 during an outage, and recovers with the backend", async (path, type) => {
	const { get, repositories } = start();
	repositories.failWith("unavailable");
	const response = await get(path);
	expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
	expect(response.headers.get("content-type")).toMatch(type);
	expect(await response.text()).toContain("cannot be loaded at the moment");
	repositories.failWith(null);
	expect((await get(path)).status).toBe(200);
});

test("a HEAD request does not cache an empty feed", async () => {
	const { get } = start();
	expect(await (await get("/rss.xml", {}, "HEAD")).text()).toBe("");
	expect(await (await get("/rss.xml")).text()).toContain("<rss");
});

test("with SITE_URL every URL begins with it, whatever the request's origin", async () => {
	const { get } = start({ siteUrl: "https://raka.example" });
	for (const path of ["/rss.xml", "/feed.json", "/llms.txt", "/essays/tea.md", "/sitemap.xml", "/robots.txt"]) {
		const text = await (await get(path)).text();
		expect(text).toContain("https://raka.example/");
		expect(text).not.toContain("site.example");
	}
});

test.each([
	["2026-11-04", "Asia/Jakarta", "2026-11-03T17:00:00.000Z"],
	["2026-11-04", "UTC", "2026-11-04T00:00:00.000Z"],
	["2026-03-08", "America/New_York", "2026-03-08T05:00:00.000Z"],
	["2026-03-09", "America/New_York", "2026-03-09T04:00:00.000Z"],
	["2026-11-02", "America/New_York", "2026-11-02T05:00:00.000Z"],
	["2026-01-01", "Asia/Kathmandu", "2025-12-31T18:15:00.000Z"],
	["2026-01-01", "Pacific/Kiritimati", "2025-12-31T10:00:00.000Z"],
])("%s begins in %s at %s", (day, timeZone, moment) => {
	expect(startOfDay(day, timeZone).toISOString()).toBe(moment);
});
