import { pages } from "../../shared-data/src/contract/pages.ts";
import { type AdminClient, asAdmin } from "../fixtures/asAdmin.ts";
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

test("SITE_URL is in every absolute URL: canonical, cards, structured data, feeds, sitemap and robots", async ({ request }) => {
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

const row = `| ${"cell | ".repeat(10)}\n`;
const kinds = {
	"50,000 opening brackets": "[".repeat(50_000),
	"a table of 200 KB": `${row}|${"---|".repeat(10)}\n${row.repeat(Math.floor(200_000 / row.length))}`,
	"scripts in every position": [
		"<script>pwn()</script>",
		"<img src=x onerror=pwn()>",
		"[a](javascript:pwn()) ![b](javascript:pwn()) <javascript:pwn()>",
		"<svg onload=pwn()>",
		'# </title><script>pwn()</script> "onclick="pwn()',
		'```"><script>pwn()</script>\ncode\n```',
		"a[^</script><script>pwn()</script>]\n\n[^</script><script>pwn()</script>]: <iframe srcdoc='<script>parent.pwn()</script>'>",
		"| </script><script>pwn()</script> |\n|-|\n| <base href=//example.com> |",
	].join("\n\n"),
};

// The pipeline's own tests limit each to two seconds of processor time; here a busy machine may be slower.
for (const [kind, content] of Object.entries(kinds)) {
	test(`an essay of ${kind}: the page loads, is hydrated, and runs no script of it`, async ({ page }) => {
		const id = await publish({ title: `Essay of ${kind}`, content });
		await page.addInitScript(() =>
			Object.assign(window, { calls: [], pwn: () => (window as unknown as { calls: string[] }).calls.push("pwn") }),
		);
		const response = await page.goto(`${own.url}/essays/${id}`);
		expect(response?.status()).toBe(200);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Essay of ${kind}`);
		await page.getByRole("banner").getByRole("link", { name: "Projects" }).click();
		await page.waitForURL("**/projects");
		expect(await page.evaluate(() => (window as unknown as { calls: string[] }).calls)).toEqual([]);
	});
}

test("a published entry is in both feeds and the sitemap and has a card, a draft is not; an unpublished one leaves them", async ({
	request,
}) => {
	const id = await publish({ title: "Fresh from the press", content: "Warm *ink*." });
	const draft = await publish({ title: "Not yet dry", content: "Wet.", status: "draft" });
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

/** Stores an essay; resolves with its id. */
async function publish(essay: { title: string; content: string; status?: string }): Promise<string> {
	const { id } = await admin.add("essays", {
		excerpt: "Whatever it contains",
		reading_time: 1,
		date: "2020-01-01",
		status: "published",
		...essay,
	});
	return id;
}
