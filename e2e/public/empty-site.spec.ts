import { pages } from "../../shared-data/src/contract/pages.ts";
import { type AdminClient, asAdmin } from "../fixtures/asAdmin.ts";
import { essay } from "../fixtures/page/drafts.ts";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";
import { expect, test } from "../fixtures/test.ts";

/** Its own site with SITE_URL and nothing published at first. Serial, because each test publishes. */
test.describe.configure({ mode: "serial" });

let own: RunningSite;
let admin: AdminClient;
test.beforeAll(async () => {
	own = await startSite({ SAMPLE_CONTENT: "off", SITE_URL: "https://raka.example" });
	admin = await asAdmin(own.url);
});
test.afterAll(() => own.stop());

test("SITE_URL is in every absolute URL: canonical, cards, structured data, feeds, sitemap and robots", { tag: "@slow" }, async ({
	request,
}) => {
	const { id } = await admin.add("essays", {
		title: "The first leaf",
		excerpt: "Picked.",
		content: "# One\n\nTwo leaves.",
		date: "2026-02-28",
		status: "published",
	});
	const page = await (await request.get(`${own.url}/essays/${id}?utm=x`)).text();
	expect(page).toContain(`<link rel="canonical" href="https://raka.example/essays/${id}"/>`);
	expect(page).toContain(`content="https://raka.example/cards/essays/${id}.png"`);
	for (const { path } of pages) {
		const html = await (await request.get(`${own.url}${path}`)).text();
		expect(html).toContain(`<link rel="canonical" href="https://raka.example${path}"/>`);
		expect(html).toContain('property="og:image" content="https://raka.example/');
	}
	for (const path of ["/rss.xml", "/feed.json", "/sitemap.xml", "/robots.txt"]) {
		const text = await (await request.get(`${own.url}${path}`)).text();
		expect(text, path).toContain("https://raka.example/");
		expect(text, path).not.toContain(own.url);
	}
});

test("a published entry is in both feeds and the sitemap and has a card, a draft is not; an unpublished one leaves them", {
	tag: "@slow",
}, async ({ request }) => {
	const { id } = await admin.add("essays", essay({ title: "Fresh from the press", content: "Warm *ink*." }));
	const { id: draft } = await admin.add("essays", essay({ title: "Not yet dry", content: "Wet.", status: "draft" }));
	const paths = ["/rss.xml", "/feed.json", "/sitemap.xml"];
	const read = async (path: string) => (await request.get(own.url + path)).text();
	for (const path of paths) {
		await expect.poll(() => read(path)).toContain(`/essays/${id}`);
		expect(await read(path)).not.toContain(draft);
	}
	expect(await read("/rss.xml")).toContain("Warm &#60;em&#62;ink&#60;/em&#62;.");
	const card = await request.get(`${own.url}/cards/essays/${id}.png`);
	expect([card.status(), card.headers()["content-type"]]).toEqual([200, "image/png"]);
	expect((await request.get(`${own.url}/cards/essays/${draft}.png`)).status()).toBe(404);

	await admin.change("essays", { id }, { status: "draft" });
	await expect.poll(async () => (await request.get(`${own.url}/essays/${id}`)).status()).toBe(404);
	for (const path of paths) await expect.poll(() => read(path)).not.toContain(`/essays/${id}`);
});
