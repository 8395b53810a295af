import type { Page } from "@playwright/test";
import { horizontalOverflow } from "../fixtures/page/horizontalOverflow.ts";
import { waitForHydration } from "../fixtures/page/waitForHydration.ts";
import { expect, test } from "../fixtures/test.ts";

const footer = (page: Page) => page.getByRole("contentinfo");

test("footer: time and temperature are visible once the page is hydrated, without scrolling", async ({ page }) => {
	for (const [width, path] of [
		[1280, "/"],
		[390, "/essays/what-tea-terraces-know-about-caching"],
	] as const) {
		await page.setViewportSize({ width, height: 700 });
		await page.goto(path);
		await expect(footer(page).getByText(/^\d\d:\d\d$/)).toHaveCount(1);
		await expect(footer(page).getByText(/^\d\d°C Jakarta$/)).toHaveCount(1);
		expect(await page.evaluate(() => window.scrollY)).toBe(0);
		await expect(footer(page)).not.toBeInViewport();
	}
});

test("footer: on small screens a button opens and closes the social links", async ({ page }) => {
	await page.goto("/");
	const links = footer(page).getByRole("navigation", { name: "Social" }).getByRole("link");
	const toggle = footer(page).getByRole("button", { name: "Social links" });
	await expect(links.first()).toBeVisible();
	await expect(toggle).toBeHidden();
	await page.setViewportSize({ width: 390, height: 800 });
	await expect(links.first()).toBeHidden();
	await toggle.click();
	await expect(links.first()).toBeVisible();
	await toggle.click();
	await expect(links.first()).toBeHidden();
});

test("without script a small screen shows the links and the contact channels", async ({ browser, site }) => {
	const context = await browser.newContext({
		javaScriptEnabled: false,
		baseURL: site.url,
		viewport: { width: 390, height: 800 },
	});
	const page = await context.newPage();
	await page.goto("/essays");
	const projects = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Projects" });
	if (!(await projects.isVisible())) await page.getByRole("button", { name: "Menu" }).click();
	await projects.click();
	await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
	await expect(footer(page).getByRole("link", { name: "GitHub" })).toBeVisible();
	await context.close();
});

for (const [path, titles] of [
	["/", "ul.rows h3 a span"],
	["/store", "article h2, article li span"],
] as const) {
	test(`long words in the titles of ${path} are broken at 320 px`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 700 });
		await page.goto(path);
		await waitForHydration(page);
		const changed = await page.locator(titles).evaluateAll((found) => {
			for (const title of found) title.textContent = "Penyimpanan".repeat(6);
			return found.length;
		});
		expect(changed).toBeGreaterThan(0);
		expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
	});
}

test("a visitor loads nothing of the admin area", async ({ page }) => {
	const requested: string[] = [];
	page.on("request", (request) => requested.push(request.url()));
	for (const path of ["/", "/projects", "/essays", "/contact", "/hire"]) {
		await page.goto(path);
		await page.waitForLoadState("networkidle");
	}
	expect(requested.filter((url) => url.includes("/remotes/admin/"))).toEqual([]);
});
