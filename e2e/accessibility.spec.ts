import type { Page } from "@playwright/test";
import { complaintsOfAxe } from "./fixtures/complaintsOfAxe.ts";
import { expect, signIn, test } from "./fixtures/test.ts";

for (const theme of ["light", "dark"] as const) {
	for (const width of [320, 1280]) {
		test(`the sign-in page has nothing to complain about: ${theme}, ${width} px`, async ({ page }) => {
			await dress(page, theme, width);
			await page.goto("/admin/login");
			await page.getByRole("heading", { level: 1 }).waitFor();
			await expectAccessible(page);
		});

		test(`the dashboard has nothing to complain about: ${theme}, ${width} px`, async ({ page }) => {
			await dress(page, theme, width);
			await signIn(page);
			await expectAccessible(page);
		});
	}
}

async function dress(page: Page, theme: "light" | "dark", width: number) {
	await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
	await page.setViewportSize({ width, height: 800 });
}

async function expectAccessible(page: Page) {
	expect(await complaintsOfAxe(page, "best-practice")).toEqual([]);
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
	expect(overflow, "nothing sticks out sideways").toBeLessThanOrEqual(0);
}
