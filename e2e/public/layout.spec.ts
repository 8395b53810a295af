import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("on small screens a menu toggle opens the links; following one closes it, and so does Escape", async ({ page }) => {
	await page.setViewportSize({ width: 767, height: 800 });
	await page.goto("/");
	const menu = page.getByRole("button", { name: "Menu" });
	const essays = main(page).getByRole("link", { name: "Essays" });
	await expect(menu).toHaveAttribute("aria-expanded", "false");
	await expect(essays).toBeHidden();
	await menu.click();
	await expect(menu).toHaveAttribute("aria-expanded", "true");
	await page.keyboard.press("Escape");
	await expect(menu).toHaveAttribute("aria-expanded", "false");
	await expect(menu).toBeFocused();
	await menu.click();
	await essays.click();
	await expect(page).toHaveURL(/\/essays$/);
	await expect(essays).toBeHidden();
	await expect(menu).toHaveAttribute("aria-expanded", "false");

	await page.setViewportSize({ width: 768, height: 800 });
	await expect(menu).toBeHidden();
	await expect(essays).toBeVisible();
});

test("the first Tab focuses a skip link, which leads to the content", async ({ page }) => {
	await page.goto("/essays");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Skip to content" });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
});
