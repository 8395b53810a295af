import type { Page } from "@playwright/test";
import { pages } from "../../shared-data/src/contract/pages.ts";
import { expect, test } from "../fixtures/test.ts";

const opener = (page: Page) => page.getByRole("button", { name: "Open command palette Ctrl K", exact: true });
const palette = (page: Page) => page.getByRole("dialog", { name: "Command palette" });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function openStore(page: Page) {
	await page.goto("/store");
}

for (const width of [390, 800, 1280]) {
	test(`a header button opens the palette at ${width} px; Escape closes it and the focus returns`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await openStore(page);
		await opener(page).click();
		await expect(palette(page).getByRole("textbox")).toBeFocused();
		await expect(palette(page).getByRole("option")).toHaveText([
			/^Go to Home\s*g h$/,
			/^View Projects\s*g p$/,
			/^Read Essays\s*g e$/,
			/^View Store\s*g s$/,
			/^Contact Me\s*g c$/,
			/^Hire Me\s*g i$/,
			...pages.slice(6).map(({ command, shortcut }) => new RegExp(`^${command}\\s*${shortcut}$`)),
			/^Switch theme\s*cmd d$/,
		]);
		await page.keyboard.press("Escape");
		await expect(palette(page)).toBeHidden();
		await expect(opener(page)).toBeFocused();
	});
}

for (const keys of ["Control+k", "Meta+k"]) {
	test(`${keys} opens it, also out of a field`, async ({ page }) => {
		await page.goto("/contact");
		const field = page.getByRole("main").getByLabel("Message");
		await field.fill("A trail");
		await page.keyboard.press(keys);
		await expect(palette(page).getByRole("textbox")).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(field).toBeFocused();
		await expect(field).toHaveValue("A trail");
	});
}

test("Arrow Up and Down move the selection and wrap, Enter runs the action", async ({ page }) => {
	await openStore(page);
	await opener(page).click();
	const selected = palette(page).getByRole("option", { selected: true });
	await expect(selected).toHaveText(/^Go to Home/);
	await page.keyboard.press("ArrowUp");
	await expect(selected).toHaveText(/^Switch theme/);
	await page.keyboard.press("ArrowDown");
	await expect(selected).toHaveText(/^Go to Home/);
	for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(title(page, "Contact")).toBeVisible();
	await expect(palette(page)).toBeHidden();
	await expect(page).toHaveURL(/\/contact$/);
});

test("a search box filters actions by name", async ({ page }) => {
	await openStore(page);
	await opener(page).click();
	await palette(page).getByRole("textbox").fill("hire");
	await expect(palette(page).getByRole("option").first()).toHaveText(/^Hire Me/);
	await page.keyboard.press("Enter");
	await expect(title(page, "Hire Me")).toBeVisible();
});

for (const [letters, path] of [
	["gh", "/"],
	["gp", "/projects"],
	["ge", "/essays"],
	["gs", "/store"],
	["gc", "/contact"],
	["gi", "/hire"],
] as const) {
	test(`the letters ${letters} lead to ${path}`, async ({ page, allowConsole }) => {
		allowConsole(/status of 404/);
		await page.goto(letters === "gs" ? "/contact" : "/store");
		// The letters must come within a second; a slower machine tries again.
		await expect(async () => {
			for (const letter of letters) await page.keyboard.press(letter);
			await expect(page).toHaveURL((url) => url.pathname === path, { timeout: 2_000 });
		}).toPass();
	});
}

test("letters typed into a field, or more than a second apart, stay letters", async ({ page }) => {
	await page.goto("/contact");
	const field = page.getByRole("main").getByLabel("Message");
	await field.pressSequentially("gs");
	await expect(field).toHaveValue("gs");
	await field.blur();
	await page.keyboard.press("g");
	await page.waitForTimeout(1100);
	await page.keyboard.press("s");
	await expect(title(page, "Contact")).toBeVisible();
});

test("Switch theme works as an action and, while the palette is open only, by Ctrl+D", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "light" });
	await openStore(page);
	const html = page.locator("html");
	await page.keyboard.press("Control+d");
	await expect(html).toHaveAttribute("data-theme", "light");
	await opener(page).click();
	await expect(palette(page).getByRole("textbox")).toBeFocused();
	await page.keyboard.press("Control+d");
	await expect(html).toHaveAttribute("data-theme", "dark");
	expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
	await expect(palette(page)).toBeHidden();
	await opener(page).click();
	await palette(page)
		.getByRole("option", { name: /Switch theme/ })
		.click();
	await expect(html).toHaveAttribute("data-theme", "light");
});

test("search finds published essays, projects and services, and no draft", async ({ page }) => {
	await openStore(page);
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

test("neither the palette nor its search data load before it is about to be used", async ({ page }) => {
	const requested: string[] = [];
	page.on("request", (request) => requested.push(request.url()));
	await openStore(page);
	const before = requested.length;
	expect(requested.filter((url) => url.includes("/rest/v1/"))).toEqual([]);
	await opener(page).hover();
	await expect.poll(() => requested.slice(before).filter((url) => url.endsWith(".js")).length).toBeGreaterThan(0);
	expect(requested.filter((url) => url.includes("/rest/v1/"))).toEqual([]);
	await opener(page).click();
	await expect.poll(() => requested.filter((url) => url.endsWith("/search.json")).length).toBe(1);
	expect(requested.filter((url) => url.includes("/rest/v1/"))).toEqual([]);
});

test("a palette that is opened while a page loads keeps the focus when the page arrives", async ({ page }) => {
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

for (const [way, open] of [
	["button", (page: Page) => opener(page).click()],
	["key", (page: Page) => page.keyboard.press("Control+k")],
] as const) {
	test(`a palette that does not load by ${way} says so, and Retry loads it`, async ({ page, allowConsole }) => {
		allowConsole(/ERR_FAILED/);
		await openStore(page);
		await page.route(/\.js(\?|$)/, (route) => route.abort());
		await open(page);
		await expect(page.getByRole("alert")).toContainText("The command palette did not load.", { timeout: 30_000 });
		await page.unrouteAll();
		await page.getByRole("button", { name: "Retry" }).click();
		await expect(palette(page)).toBeVisible();
	});
}

test("the URL of the palette's data is no page", async ({ request }) => {
	expect((await request.get("/search-entries")).status()).toBe(404);
});
