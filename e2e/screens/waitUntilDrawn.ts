import type { Page } from "@playwright/test";

/** Waits for a screen's heading, its data and its images, those below the window included. */
export async function waitUntilDrawn(page: Page): Promise<void> {
	await page.getByRole("heading").first().waitFor();
	await page.waitForLoadState("networkidle");
	await page.waitForFunction(() => {
		for (const image of document.images) image.loading = "eager";
		const isLoaded = [...document.images].every(({ complete }) => complete);
		return isLoaded && !document.querySelector("[aria-busy=true]");
	});
	// An image that is not decoded yet would be missing in a screenshot.
	await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
}
