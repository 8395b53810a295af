import type { Page } from "@playwright/test";
import { complaintsOfAxe } from "./fixtures/complaintsOfAxe.ts";
import { test as owning } from "./fixtures/signedIn.ts";
import { expect, test as visiting } from "./fixtures/test.ts";

visiting("the sign-in page has nothing to complain about, in both themes, at 320 and 1280 px", async ({ page }) => {
	await page.goto("/admin/login");
	await expectAccessible(page);
});

owning("the dashboard has nothing to complain about, in both themes, at 320 and 1280 px", async ({ page }) => {
	await page.goto("/admin");
	await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
	await expectAccessible(page);
});

async function expectAccessible(page: Page) {
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
		for (const width of [320, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			expect(await complaintsOfAxe(page, "best-practice"), `${colorScheme}, ${width} px`).toEqual([]);
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
			expect(overflow, `${colorScheme}, ${width} px: nothing sticks out sideways`).toBeLessThanOrEqual(0);
		}
	}
}
