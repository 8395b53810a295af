import type { Page } from "@playwright/test";
import { pages } from "../../shared-data/src/contract/pages.ts";
import { withHydrationWait } from "../fixtures/page/withHydrationWait.ts";
import { expect, test } from "../fixtures/test.ts";

const header = (page: Page) => page.getByRole("banner");
const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const footer = (page: Page) => page.getByRole("contentinfo");
const current = (page: Page) => main(page).locator('[aria-current="page"]');

test("top navigation: Home, Projects, Essays, Store, Hire Me, Contact; Home is active on an exact match only, the others by path segment", async ({
	page,
	allowConsole,
}) => {
	allowConsole(/status of 404/);
	await page.goto("/");
	await expect(main(page).getByRole("listitem").getByRole("link").filter({ visible: true })).toHaveText([
		"Home",
		"Projects",
		"Essays",
		"Store",
		"Hire Me",
		"Contact",
		...pages.slice(6).map(({ label }) => label),
	]);
	await expect(current(page)).toHaveText("Home");
	await main(page).getByRole("link", { name: "Store" }).click();
	await expect(current(page)).toHaveText("Store");
	await page.goto("/projects/kebun");
	await expect(current(page)).toHaveText("Projects");
	await page.goto("/projectsx");
	await expect(current(page)).toHaveCount(0);
});

test("the header becomes compact, a blurred card, once the page is scrolled by more than 20 pixels", async ({ page }) => {
	await page.goto("/");
	const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
	const bar = header(page).locator("> div").first();
	await scrollTo(20);
	await expect(header(page)).not.toHaveAttribute("data-compact", "true");
	await scrollTo(21);
	await expect(header(page)).toHaveAttribute("data-compact", "true");
	await expect(bar).toHaveCSS("backdrop-filter", /blur/);
	await scrollTo(0);
	await expect(header(page)).not.toHaveAttribute("data-compact", "true");
});

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

test("footer: time and temperature are visible once the page is hydrated, without scrolling", async ({ page }) => {
	for (const [width, path] of [
		[1280, "/"],
		[390, "/essays/what-tea-terraces-know-about-caching"],
	] as const) {
		await page.setViewportSize({ width, height: 700 });
		await page.goto(path);
		await expect(footer(page).getByText(/^\d\d:\d\d$/)).toHaveCount(1);
		await expect(footer(page).getByText(/^\d\d°C Jakarta$/)).toHaveCount(1);
		expect(await page.evaluate(() => window.scrollY)).toBe(0);
		await expect(footer(page)).not.toBeInViewport();
	}
});

test("footer: version badge v2.0, and local time HH:MM refreshed on the minute, in the admin's zone wherever the visitor is", async ({
	browser,
	site,
}) => {
	const context = await browser.newContext({ baseURL: site.url, timezoneId: "America/New_York" });
	const page = withHydrationWait(await context.newPage());
	await page.clock.install({ time: new Date("2026-03-05T16:58:30Z") });
	await page.goto("/");
	const clock = footer(page).getByText(/^\d\d:\d\d$/);
	await expect(clock).toHaveText("23:58");
	await page.clock.pauseAt(new Date("2026-03-05T16:59:30Z"));
	await expect(clock).toHaveText("23:59");
	await page.clock.runFor(31_000);
	await expect(clock).toHaveText("00:00");
	await expect(footer(page).getByText("v2.0")).toBeVisible();
	await context.close();
});

test("footer: a temperature from 25 to 34 °C labelled Jakarta, the same all day and hidden from assistive technology", async ({
	page,
}) => {
	await page.clock.install({ time: new Date("2026-03-05T01:00:00Z") });
	await page.goto("/");
	const temperature = footer(page).getByText(/Jakarta/);
	await expect(temperature).toHaveText(/^(2[5-9]|3[0-4])°C\s+Jakarta$/);
	await expect(temperature).toHaveAttribute("aria-hidden", "true");
	const morning = await temperature.textContent();
	await page.clock.fastForward("12:00:00");
	await expect(footer(page).getByText("20:00")).toBeVisible();
	expect(await temperature.textContent()).toBe(morning);
});

test("footer: social links to mail, code host, microblog, professional network and photo network; on small screens a button opens and closes them", async ({
	page,
}) => {
	await page.goto("/");
	const social = footer(page).getByRole("navigation", { name: "Social" });
	const links = social.getByRole("link");
	for (const [at, [name, path]] of (
		[
			["Email", /^mailto:/],
			["GitHub", /^https:\/\/github\.com\//],
			["X", /^https:\/\/(x|twitter)\.com\//],
			["LinkedIn", /^https:\/\/www\.linkedin\.com\//],
			["Instagram", /^https:\/\/www\.instagram\.com\//],
		] as const
	).entries()) {
		await expect(links.nth(at)).toHaveAccessibleName(name);
		await expect(links.nth(at)).toHaveAttribute("href", path);
	}
	await expect(page.getByRole("button", { name: "Social links" })).toBeHidden();

	await page.setViewportSize({ width: 390, height: 800 });
	const toggle = footer(page).getByRole("button", { name: "Social links" });
	await expect(toggle).toHaveAttribute("aria-expanded", "false");
	await expect(links.first()).toBeHidden();
	await toggle.click();
	await expect(links.first()).toBeVisible();
	await toggle.click();
	await expect(toggle).toHaveAttribute("aria-expanded", "false");
	await expect(links.first()).toBeHidden();
});

test("without script a small screen shows the links and the contact channels", async ({ browser, site }) => {
	const context = await browser.newContext({
		javaScriptEnabled: false,
		baseURL: site.url,
		viewport: { width: 390, height: 800 },
	});
	const page = await context.newPage();
	await page.goto("/essays");
	const projects = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Projects" });
	if (!(await projects.isVisible())) await page.getByRole("button", { name: "Menu" }).click();
	await projects.click();
	await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
	await expect(footer(page).getByRole("link", { name: "GitHub" })).toBeVisible();
	await context.close();
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
