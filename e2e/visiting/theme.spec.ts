import { expect, test } from "../fixtures/test.ts";

test("without a choice the system's theme is followed live and nothing is stored", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "light" });
	await page.goto("/");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
	await page.emulateMedia({ colorScheme: "dark" });
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
});

test("another value in local storage is ignored", async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem("theme", "sepia"));
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("without script the system's dark theme is still followed", async ({ browser, site }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: "dark", baseURL: site.url });
	const page = await context.newPage();
	await page.goto("/");
	await expect(page.locator("body")).toHaveCSS("background-color", "rgb(14, 16, 15)");
	await context.close();
});
