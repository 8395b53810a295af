import type { Browser } from "@playwright/test";
import { owner, startSite } from "../../e2e/fixtures/startSite.ts";
import type { KeepPicture } from "./takeCataloguePictures.ts";

/** Starts the product with its sample content and takes the home page by day and by night, and the dashboard. */
export async function takeSitePictures(browser: Browser, keep: KeepPicture): Promise<void> {
	const site = await startSite();
	try {
		for (const colorScheme of ["light", "dark"] as const) {
			const page = await browser.newPage({
				baseURL: site.url,
				viewport: { width: 1440, height: 900 },
				colorScheme,
				reducedMotion: "reduce",
			});
			await page.goto("/");
			await page.waitForLoadState("networkidle");
			await keep(`home-${colorScheme}`, await page.screenshot());
			if (colorScheme === "light") {
				await page.goto("/admin/login");
				await page.getByLabel("Email").fill(owner.email);
				await page.getByLabel("Password", { exact: true }).fill(owner.password);
				await page.getByRole("button", { name: "Sign In" }).click();
				await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
				await page.waitForLoadState("networkidle");
				await keep("dashboard-light", await page.screenshot());
			}
			await page.close();
		}
	} finally {
		await site.stop();
	}
}
