import type { Page } from "@playwright/test";
import { holdRequests } from "../fixtures/page/holdRequests.ts";
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

test("a palette opened while a page loads keeps the focus after the load", async ({ page }) => {
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
	await page.route("**/public-search*", (route) => route.abort());
	await page.goto("/store");
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("alert")).toContainText("The command palette could not be loaded. Reload the page.", {
		timeout: 30_000,
	});
	await page.unrouteAll();
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(palette(page)).toBeVisible();
});

test("Ctrl+K before the scripts run opens the palette instead of the browser's search, with Caps Lock and in Cyrillic", async ({
	page,
}) => {
	for (const key of ["K", "л"]) {
		const release = await holdRequests(page, "**/*.js");
		await page.goto("/store", { waitUntil: "domcontentloaded" });
		const isKept = await page.evaluate((key) => {
			const event = new KeyboardEvent("keydown", { key, code: "KeyK", ctrlKey: true, bubbles: true, cancelable: true });
			return !document.body.dispatchEvent(event);
		}, key);
		expect(isKept).toBe(true);
		release();
		await expect(palette(page)).toBeVisible();
		await page.unrouteAll();
	}
});
