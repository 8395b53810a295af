import type { Page } from "@playwright/test";
import { pages } from "../../shared-data/src/contract/pages.ts";
import { type AdminClient, asAdmin } from "../fixtures/asAdmin.ts";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";
import { expect, test } from "../fixtures/test.ts";

/**
 * Its own site with SITE_URL and nothing published at first. Serial, because the later tests publish.
 */
test.describe.configure({ mode: "serial" });

let own: RunningSite;
let admin: AdminClient;
test.beforeAll(async () => {
	own = await startSite({ SAMPLE_CONTENT: "off", SITE_URL: "https://raka.example" });
	admin = await asAdmin(own.url);
});
test.afterAll(() => own.stop());

const section = (page: Page, name: string) => page.getByRole("region", { name });

/** Reloads a page until `check` passes: pages are cached for some seconds. */
const openUntil = (page: Page, path: string, check: () => Promise<void>) =>
	expect(async () => {
		await page.goto(path);
		await check();
	}).toPass();

const soon = { timeout: 1_000 };

test("/projects and /essays say that nothing is there yet", async ({ page }) => {
	await page.goto(`${own.url}/projects`);
	await expect(page.getByText("No projects available")).toBeVisible();
	await expect(page.getByText("Check back later for new projects.")).toBeVisible();
	await page.goto(`${own.url}/essays`);
	await expect(page.getByText("No essays available")).toBeVisible();
	await expect(page.getByText("Check back later for new articles.")).toBeVisible();
});

test("home without published projects shows three built-in samples, marked 'Sample', whose links open a page", async ({
	page,
}) => {
	await page.goto(own.url);
	const samples = section(page, "RECENT WORK")
		.getByRole("listitem")
		.filter({ has: page.getByRole("link") });
	await expect(samples).toHaveCount(3);
	for (const sample of await samples.all()) await expect(sample.getByText("Sample")).toBeVisible();
	const title = await samples.first().getByRole("link").textContent();
	await samples.first().getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(title as string);
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("home: no CURRENTLY section without a current job, and a default text in ABOUT when the profile has none", async ({
	page,
}) => {
	await admin.change("profile", { singleton: "true" }, { about: null, available_for_projects: true, availability_text: null });
	await admin.add("jobs", {
		position: "Apprentice",
		company: "Kiln",
		location: "Jatiwangi",
		start_date: "2010-01-01",
		end_date: "2012-01-01",
	});
	await openUntil(page, own.url, () => expect(page.getByText("Available for projects", { exact: true })).toBeVisible(soon));
	await expect(section(page, "CURRENTLY")).toHaveCount(0);
	await expect(section(page, "ABOUT").getByRole("paragraph")).toHaveText(/\w{3,}/);
});

test("home: the availability badge is shown only when the admin takes projects", async ({ page }) => {
	await admin.change("profile", { singleton: "true" }, { available_for_projects: false, availability_text: "From May" });
	await openUntil(page, own.url, () => expect(page.getByText(/^Available/)).toHaveCount(0, soon));
	await expect(page.getByText("From May")).toHaveCount(0);
	await admin.change("profile", { singleton: "true" }, { available_for_projects: true });
	await openUntil(page, own.url, () => expect(page.getByText("From May")).toBeVisible(soon));
});

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

test("a project without content shows its description, 'Technologies Used' and the 'Project Year', and no 'Visit Project' without a URL", async ({
	page,
}) => {
	const { id } = await admin.add("projects", {
		title: "Ladder",
		description: "A ladder for low roofs.",
		preview_url: "/sample/genteng-600.webp",
		project_url: "",
		tags: ["Bamboo", "Rope"],
		year: "2019",
		status: "published",
	});
	await page.goto(`${own.url}/projects/${id}`);
	const main = page.getByRole("main");
	await expect(main.getByText("A ladder for low roofs.")).toBeVisible();
	await expect(main.getByText("Technologies Used")).toBeVisible();
	await expect(main.getByText("Rope")).toBeVisible();
	await expect(main.getByText("Project Year")).toBeVisible();
	await expect(main.getByText("2019")).toBeVisible();
	await expect(page.getByRole("link", { name: "Visit Project" })).toHaveCount(0);

	await openUntil(page, own.url, () =>
		expect(section(page, "RECENT WORK").getByRole("link", { name: "Ladder" })).toBeVisible(soon),
	);
	await expect(page.getByText("Sample")).toHaveCount(0);
});

test("'On this page' lists headings of levels 1 to 6, none out of code, each with an id of its own; it folds and unfolds", async ({
	page,
}) => {
	const levels = [1, 2, 3, 4, 5, 6].map((level) => `${"#".repeat(level)} Level ${level}\n\nSome words.`);
	const content = [...levels, "## Twice", "## Twice", "```md\n# Not a heading\n```", "Words[^1]\n\n[^1]: A note"].join("\n\n");
	const id = await publish({ title: "Every level", content });
	await page.goto(`${own.url}/essays/${id}`);
	const contents = page.getByRole("navigation", { name: "On this page" });
	const links = contents.getByRole("link");
	await expect(links).toHaveText(["Level 1", "Level 2", "Level 3", "Level 4", "Level 5", "Level 6", "Twice", "Twice"]);
	const ids = await page.locator("#body [id]").evaluateAll((elements) => elements.map((element) => element.id));
	expect(ids).toEqual([...new Set(ids)]);
	for (const link of await links.all()) await expect(page.locator((await link.getAttribute("href")) as string)).toHaveCount(1);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every level");

	const fold = contents.getByRole("button", { name: "On this page" });
	await fold.click();
	await expect(fold).toHaveAttribute("aria-expanded", "false");
	await expect(links.first()).toBeHidden();
});

test("an essay without headings has no table of contents, and without an image no figure", async ({ page }) => {
	const id = await publish({ title: "A short note", content: "Two lines.\n\nNothing else." });
	await page.goto(`${own.url}/essays/${id}`);
	await expect(page.locator("#body")).toContainText("Nothing else.");
	await expect(page.getByRole("navigation", { name: "On this page" })).toHaveCount(0);
	await expect(page.getByRole("article").getByRole("img")).toHaveCount(0);
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
