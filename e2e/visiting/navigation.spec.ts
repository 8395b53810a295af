import type { Page } from "@playwright/test";
import { horizontalOverflow } from "../fixtures/page/horizontalOverflow.ts";
import { expect, test } from "../fixtures/test.ts";

const more = (page: Page) => page.getByRole("button", { name: "More" });
const links = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link");

/** Adds entries to the six of the site, as external remotes do. */
const addEntries = (page: Page, labels: string[]) =>
	page.evaluate((labels) => {
		const list = document.querySelector("nav[aria-label=Main] ul") as HTMLElement;
		for (const label of labels) {
			const entry = list.querySelector("li")?.cloneNode(true) as HTMLElement;
			(entry.firstElementChild as HTMLElement).textContent = label;
			list.lastElementChild?.before(entry);
		}
	}, labels);

/** For each entry: shown completely, partly or not at all. */
const shownParts = (page: Page) =>
	links(page).evaluateAll((links) => {
		const line = document.querySelector("nav[aria-label=Main]")?.getBoundingClientRect() as DOMRect;
		const [brand, tools] = ["header a", "header [aria-haspopup]"].map((one) => document.querySelector(one));
		const from = Math.max(line.left, brand?.getBoundingClientRect().right ?? 0);
		const to = Math.min(line.right, tools?.getBoundingClientRect().left ?? 0);
		return links.map((link) => {
			const { left, right, top, bottom } = link.getBoundingClientRect();
			if (top >= line.bottom) return "none";
			return left >= from && right <= to && bottom <= line.bottom ? "all" : "part";
		});
	});

for (const width of [768, 1024, 1440, 1920]) {
	test(`at ${width} px nine entries are whole on one line or behind More, also in the pill`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/essays");
		expect(await shownParts(page)).toEqual(Array(6).fill("all"));
		await expect(more(page)).toBeHidden();
		const brand = page.getByRole("banner").getByText("Raka Wiratama");
		await addEntries(page, ["Workshop Calendar", "Garden", "Now Playing"]);
		for (const isCompact of ["false", "true"]) {
			await expect(page.getByRole("banner")).toHaveAttribute("data-compact", isCompact);
			await page.waitForTimeout(300);
			const parts = await shownParts(page);
			expect(parts).toEqual([...parts].sort());
			expect(parts.filter((part) => part === "all").length).toBeGreaterThan(4);
			expect(await more(page).isVisible()).toBe(parts.includes("none"));
			expect((await brand.boundingBox())?.height).toBeLessThan(30);
			expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
			await page.evaluate(() => window.scrollTo(0, 400));
		}
	});
}

test("More shows every entry in a sheet; a link closes it, and the keyboard reaches each entry in the line", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 800 });
	await page.goto("/essays");
	await addEntries(page, ["Workshop Calendar", "Garden", "Now Playing"]);
	const last = links(page).filter({ hasText: "Now Playing" });
	await last.focus();
	await expect(last).toBeInViewport({ ratio: 1 });
	await more(page).click();
	for (const link of await links(page).all()) await expect(link).toBeInViewport({ ratio: 1 });
	await links(page).filter({ hasText: "Projects" }).click();
	await expect(page).toHaveURL(/\/projects$/);
	await expect(more(page)).toBeVisible();
	await page.setViewportSize({ width: 360, height: 800 });
	await page.getByRole("button", { name: "Menu" }).click();
	for (const link of await links(page).all()) await expect(link).toBeInViewport({ ratio: 1 });
});
