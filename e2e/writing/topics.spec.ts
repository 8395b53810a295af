import type { Page } from "@playwright/test";
import { asAdmin } from "../fixtures/asAdmin.ts";
import { axeViolationsInAllThemes } from "../fixtures/page/axeViolationsInAllThemes.ts";
import { essay } from "../fixtures/page/drafts.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const write = async (page: Page, title: string) => {
	await page.goto("/admin/essays/new");
	await page.getByLabel("Title", { exact: true }).fill(title);
	await page.getByLabel("Content", { exact: true }).fill("A text to keep.");
	await page.getByLabel("Excerpt", { exact: true }).fill("Kept.");
};
const stored = async (site: string, title: string) => (await (await asAdmin(site)).rows("essays", { title }))[0];
const status = async (page: Page, path: string) => (await page.request.get(path)).status();

test("topics, language and original are entered by keyboard, and readers see all of them", async ({ page, site }) => {
	await (await asAdmin(site.url)).add("essays", essay({ title: "Calm gardens", topics: ["Quiet gardens"] }));
	await write(page, "Kebun yang tenang");
	await page.getByLabel("Language", { exact: true }).focus();
	await page.keyboard.type("Ind");
	await page.keyboard.press("Tab");
	await page.keyboard.type("Calm");
	await expect(page.getByLabel("Translation of", { exact: true })).toHaveValue("calm-gardens");
	await page.keyboard.press("Tab");
	await page.keyboard.type("quiet gardens");
	await page.keyboard.press("Enter");
	await page.keyboard.type("Jawa Barat,");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Remove quiet gardens" })).toBeFocused();
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await page.waitForURL("**/admin/essays");
	expect(await stored(site.url, "Kebun yang tenang")).toMatchObject({
		topics: ["quiet gardens", "Jawa Barat"],
		language: "id",
		translation_of: "calm-gardens",
	});

	await page.goto("/essays/kebun-yang-tenang");
	await expect(page.locator("#body")).toHaveAttribute("lang", "id");
	await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveAttribute("href", `${site.url}/essays/calm-gardens`);
	await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute("content", "id_ID");
	await page.getByRole("link", { name: "Read in English" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Calm gardens" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Baca dalam Bahasa Indonesia" })).toHaveAttribute("hreflang", "id");
	await page.getByRole("list", { name: "Topics" }).getByRole("link", { name: "Quiet gardens" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Essays on quiet gardens$/i);
	await expect(page.getByRole("article")).toHaveCount(2);
	expect(await axeViolationsInAllThemes(page, [390, 1440])).toEqual([]);

	const feed = await (await page.request.get("/essays/topics/jawa-barat/rss.xml")).text();
	expect(feed).toContain("<category>Jawa Barat</category>");
	const sitemap = await (await page.request.get("/sitemap.xml")).text();
	expect(sitemap).toContain(`<loc>${site.url}/essays/topics/quiet-gardens</loc>`);
	expect(sitemap).toContain(`hreflang="id" href="${site.url}/essays/kebun-yang-tenang"`);
	await page.keyboard.press("Control+k");
	await page.getByRole("dialog", { name: "Command palette" }).getByRole("textbox").fill("jawa barat");
	await expect(page.getByRole("option", { name: "Jawa Barat", exact: true })).toBeVisible();
});

test("a scheduled essay's topic has no page, feed or sitemap entry before its time, and all of them after it", async ({
	page,
	site,
}) => {
	const publishAt = new Date(Date.now() + 8_000);
	const row = essay({ title: "Out with its topic", topics: ["Fresh snow"], publish_at: publishAt.toISOString() });
	await (await asAdmin(site.url)).add("essays", row);
	const found = async () => [
		await status(page, "/essays/topics/fresh-snow"),
		await status(page, "/essays/topics/fresh-snow/rss.xml"),
		(await (await page.request.get("/sitemap.xml")).text()).includes("topics/fresh-snow"),
		(await (await page.request.get("/search.json")).text()).includes("fresh-snow"),
	];
	expect(await found()).toEqual([404, 404, false, false]);
	await page.waitForTimeout(publishAt.getTime() - Date.now());
	await expect.poll(found).toEqual([200, 200, true, true]);
});
