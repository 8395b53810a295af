import type { Page } from "@playwright/test";
import { isCount } from "../fixtures/page/visits.ts";
import { expect, test } from "../fixtures/test.ts";

const opener = (page: Page) => page.getByRole("button", { name: "Open command palette Ctrl K", exact: true });
const palette = (page: Page) => page.getByRole("dialog", { name: "Command palette" });

test("search finds published essays, projects and services, and no draft", { tag: "@slow" }, async ({ page }) => {
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

test("neither the palette nor its search data load before it is about to be used", { tag: "@slow" }, async ({ page }) => {
	const requested: string[] = [];
	const isRead = (url: string) => url.includes("/rest/v1/") && !isCount(url);
	page.on("request", (request) => requested.push(request.url()));
	await page.goto("/store");
	const before = requested.length;
	expect(requested.filter(isRead)).toEqual([]);
	await opener(page).hover();
	await expect.poll(() => requested.slice(before).filter((url) => url.endsWith(".js")).length).toBeGreaterThan(0);
	expect(requested.filter(isRead)).toEqual([]);
	await opener(page).click();
	await expect.poll(() => requested.filter((url) => url.endsWith("/search.json")).length).toBe(1);
	expect(requested.filter(isRead)).toEqual([]);
});
