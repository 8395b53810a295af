import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

const opener = (page: Page) => page.getByRole("button", { name: "Open command palette Ctrl K", exact: true });
const palette = (page: Page) => page.getByRole("dialog", { name: "Command palette" });

test("at every width a header button opens the palette; Escape closes it and the focus returns", async ({ page }) => {
	for (const width of [390, 800, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/store");
		await opener(page).click();
		await expect(palette(page).getByRole("textbox")).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(palette(page)).toBeHidden();
		await expect(opener(page)).toBeFocused();
	}
});

test("search finds published essays, projects and services, and no draft", async ({ page }) => {
	await page.goto("/store");
	await opener(page).click();
	const box = palette(page).getByRole("textbox");
	await box.fill("kebun");
	await expect(palette(page).getByRole("group", { name: "Projects" }).getByRole("option").first()).toHaveText("Kebun");
	await box.fill("strata");
	await expect(palette(page).getByText("Nothing found for “strata”.")).toBeVisible();
	await box.fill("maintenance");
	await palette(page).getByRole("option", { name: "Website Maintenance" }).click();
	await expect(page).toHaveURL(/\/store#website-maintenance$/);
	await expect(page.getByRole("article", { name: "Website Maintenance" })).toBeInViewport();
});

test("neither the palette nor its search data load before it is about to be used", async ({ page }) => {
	const requested: string[] = [];
	page.on("request", (request) => requested.push(request.url()));
	await page.goto("/store");
	const before = requested.length;
	expect(requested.filter((url) => url.includes("/rest/v1/"))).toEqual([]);
	await opener(page).hover();
	await expect.poll(() => requested.slice(before).filter((url) => url.endsWith(".js")).length).toBeGreaterThan(0);
	expect(requested.filter((url) => url.includes("/rest/v1/"))).toEqual([]);
	await opener(page).click();
	await expect.poll(() => requested.filter((url) => url.endsWith("/search.json")).length).toBe(1);
	expect(requested.filter((url) => url.includes("/rest/v1/"))).toEqual([]);
});

test("a palette that is opened while a page loads keeps the focus when the page arrives", async ({ page }) => {
	await page.goto("/essays");
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/data/essays/*.json", async (route) => {
		await released;
		await route.continue();
	});
	await page.getByRole("link", { name: "Forms that forgive" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Loading essay…" })).toBeVisible();
	await page.keyboard.press("Control+k");
	const box = palette(page).getByRole("textbox");
	await expect(box).toBeFocused();
	await page.keyboard.type("te");
	release();
	await expect(page.locator("article h1")).toHaveText("Forms that forgive");
	await page.waitForTimeout(300);
	await page.keyboard.type("a");
	await expect(box).toHaveValue("tea");
	await expect(box).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(palette(page)).toBeHidden();
});

test("a palette that does not load says so, and Retry loads it", async ({ page, allowConsole }) => {
	allowConsole(/ERR_FAILED/);
	await page.goto("/store");
	await page.route(/\.js(\?|$)/, (route) => route.abort());
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("alert")).toContainText("The command palette did not load.", { timeout: 30_000 });
	await page.unrouteAll();
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(palette(page)).toBeVisible();
});
