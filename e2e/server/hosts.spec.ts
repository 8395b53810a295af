import { sendRaw } from "../fixtures/sendRaw.ts";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";
import { expect, test } from "../fixtures/test.ts";

/** Serial: the tests share a site. */
test.describe.configure({ mode: "default" });

const siteUrl = "https://raka.example";

/** A site with SITE_URL behind a trusted reverse proxy. */
let own: RunningSite;
test.beforeAll(async () => {
	own = await startSite({ SITE_URL: siteUrl, BEHIND_PROXY: "on" });
});
test.afterAll(() => own.stop());

const everything = [
	"/",
	"/essays",
	"/essays/forms-that-forgive",
	"/nowhere",
	"/admin/login",
	"/data/essays.json",
	"/data/essays/forms-that-forgive.json",
	"/config.json",
	"/rss.xml",
	"/feed.json",
	"/sitemap.xml",
	"/robots.txt",
	"/search.json",
];

/** Requests that try to put another host into a cached page. */
const forgeries = [
	(path: string) => `GET ${path} HTTP/1.1\r\nHost: evil.example\r\n`,
	(path: string) => `GET ${path} HTTP/1.1\r\nHost: raka.example\r\nX-Forwarded-Host: evil.example\r\n`,
	(path: string) => `GET ${path} HTTP/1.1\r\nHost: raka.example\r\nX-Forwarded-Proto: evil\r\nForwarded: host=evil.example\r\n`,
	(path: string) => `GET http://evil.example${path} HTTP/1.1\r\nHost: raka.example\r\n`,
];

const read = async (site: RunningSite, request: string) => (await sendRaw(site.url, `${request}Connection: close\r\n\r\n`)).text;
const readAs = (site: RunningSite, host: string, path: string) => read(site, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n`);

test("no host header of a request reaches a cached page", async () => {
	const loopback = new URL(own.url).host;
	for (const path of everything) {
		for (const forge of forgeries) expect(await read(own, forge(path)), path).not.toContain("evil");
		const [seen, atHome] = [await readAs(own, "raka.example", path), await readAs(own, loopback, path)];
		for (const text of [seen, atHome]) {
			expect(text, path).toMatch(/^HTTP\/1.1 (200|404) /);
			expect(text, path).not.toContain("evil");
		}
		expect(seen, path).not.toContain(loopback);
	}
});

test("a page contains only SITE_URL: backend, canonical URL, cards", async () => {
	const text = await readAs(own, "raka.example", "/essays/forms-that-forgive");
	expect(text).toContain(`"supabaseUrl":"${siteUrl}"`);
	expect(text).toContain(`<link rel="canonical" href="${siteUrl}/essays/forms-that-forgive"/>`);
	expect(text).toContain(`"og:image" content="${siteUrl}/cards/essays/forms-that-forgive.png"`);
	expect(text).not.toMatch(/https?:\/\/(127|localhost)/);
	expect(await readAs(own, "raka.example", "/config.json")).toContain(`"supabaseUrl":"${siteUrl}"`);
});

test("a site on https uses that scheme in every response, whatever scheme its proxy names", async () => {
	for (const scheme of ["", "X-Forwarded-Proto: https\r\n", "X-Forwarded-Proto: http\r\n"]) {
		const text = await read(own, `GET / HTTP/1.1\r\nHost: raka.example\r\n${scheme}`);
		expect(text).toContain("strict-transport-security: max-age=31536000");
		expect(text).toContain("upgrade-insecure-requests");
	}
});

test("without SITE_URL a host is only in its own pages, and in no card", async ({ site }) => {
	const tags = new Set<string | undefined>();
	for (const host of ["evil.example", "other.example:8080"]) {
		const text = await readAs(site, host, "/essays");
		expect(text).toContain(`<link rel="canonical" href="http://${host}/essays"/>`);
		const secure = await read(site, `GET /essays HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Proto: https\r\n`);
		expect(secure).not.toContain(`https://${host}`);
		expect(secure).not.toContain("strict-transport-security");
		tags.add(/\r\netag: (\S+)/.exec(await readAs(site, host, "/cards/essays/forms-that-forgive.png"))?.[1]);
	}
	expect(await readAs(site, new URL(site.url).host, "/essays")).not.toMatch(/(evil|other)\.example/);
	expect([...tags]).toEqual([expect.any(String)]);
});
