import { complaintsInEveryDress } from "./fixtures/complaintsInEveryDress.ts";
import { test as owning } from "./fixtures/signedIn.ts";
import { expect, test as visiting } from "./fixtures/test.ts";

const widths = [320, 1280];

visiting("the sign-in page has nothing to complain about, in both themes, at 320 and 1280 px", async ({ page }) => {
	await page.goto("/admin/login");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(await complaintsInEveryDress(page, widths)).toEqual([]);
});

owning("the dashboard has nothing to complain about, in both themes, at 320 and 1280 px", async ({ page }) => {
	await page.goto("/admin");
	await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
	expect(await complaintsInEveryDress(page, widths)).toEqual([]);
});
