import { asAdmin } from "../fixtures/asAdmin.ts";
import { findRows } from "../fixtures/findRows.ts";
import { field, send, submit, writeMessage, writeRequest } from "../fixtures/page/forms.ts";
import { holdRequests } from "../fixtures/page/holdRequests.ts";
import { translatePage } from "../fixtures/page/translatePage.ts";
import { expect, test } from "../fixtures/test.ts";

/* Each journey of a visitor whose browser translates the page. Any error of a render fails a test. */

test.beforeEach(async ({ page, allowConsole }) => {
	// A page that is translated before it is hydrated renders anew.
	allowConsole(/React error #418/);
	await page.addInitScript({ content: `addEventListener("DOMContentLoaded", ${translatePage})` });
});

test.afterEach(async ({ page }) => {
	await expect(page.locator("h1 font font").first()).toBeVisible();
	for (const part of ["banner", "main", "contentinfo"] as const) await expect(page.getByRole(part)).toHaveCount(1);
});

test("links lead to each page and back, by the menu of small screens too", async ({ page, allowConsole }) => {
	allowConsole(/status of 404/);
	await page.goto("/");
	const link = (name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
	for (const [name, title] of [
		["Projects", "Projects"],
		["Essays", "Essays"],
		["Store", "Layanan"],
		["Hire", "Hire Me"],
		["Contact", "Contact"],
	] as const) {
		await link(name).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	}
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hire Me");
	await page.setViewportSize({ width: 390, height: 800 });
	await page.getByRole("button", { name: "Menu" }).click();
	await link("Projects").click();
	await page.getByRole("main").getByRole("link", { name: "Kebun" }).click();
	await page.getByRole("link", { name: "Back to projects" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projects");
	await page.getByRole("button", { name: "Social links" }).click();
	await page.goto("/nothing");
	await page.getByRole("main").getByRole("link", { name: "Home" }).click();
	await page.getByText("Previous roles").click();
	await expect(page.getByText("Junior developer")).toBeVisible();
});

test("the palette searches, says that nothing is found, opens a result and switches the theme", async ({ page }) => {
	await page.goto("/");
	const palette = page.getByRole("dialog", { name: "Command palette" });
	const box = palette.getByRole("textbox");
	await page.keyboard.press("Control+k");
	await page.keyboard.type("zz");
	await expect(palette.getByText("Nothing found for “zz”.")).toBeVisible();
	await box.fill("te");
	await expect(palette.getByText("Nothing found")).toBeHidden();
	await box.fill("kebun");
	await palette.getByRole("option", { name: "Kebun" }).first().click();
	await expect(page).toHaveURL(/\/projects\/kebun$/);
	await expect(palette).toBeHidden();
	const theme = await page.locator("html").getAttribute("data-theme");
	await page.keyboard.press("Control+k");
	await box.fill("switch");
	await palette.getByRole("option", { name: "Switch theme" }).click();
	await expect(page.locator("html")).not.toHaveAttribute("data-theme", theme as string);
});

test("a message fails, is refused at a field, and is sent on a slow line", async ({ page, site, allowConsole }) => {
	allowConsole(/Failed to load resource/);
	await page.goto("/contact");
	await writeMessage(page, "Translated");
	await page.route("**/rest/v1/contacts", (route) => route.abort());
	await send(page).click();
	await expect(page.getByRole("alert")).toContainText("Failed to send message. Please try again.");
	await page.unroute("**/rest/v1/contacts");
	await field(page, "Email").fill("sari@kebun");
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(page.getByRole("alert")).toContainText("Please write a whole address");
	await field(page, "Email").fill("sari@example.com");
	const release = await holdRequests(page, "**/rest/v1/contacts");
	await send(page).click();
	await expect(send(page)).toHaveAttribute("aria-busy", "true");
	await expect(page.getByText("Your text stays here until it has arrived.")).toBeVisible();
	await release();
	await expect(page.getByRole("main").getByRole("status")).toHaveText(/Message sent/);
	await page.getByRole("button", { name: "Dismiss" }).click();
	expect(await findRows(site.url, "contacts", { subject: "Translated" })).toHaveLength(1);
});

test("a hire request with a custom budget is sent", async ({ page, site }) => {
	await page.goto("/hire");
	await writeRequest(page, "Translated too");
	await field(page, "Budget Range").selectOption("Custom Range");
	await field(page, "Custom Budget").fill("Rp 40 million");
	await field(page, "Additional Requirements").fill("x".repeat(4_900));
	await submit(page).click();
	await expect(page.getByRole("main").getByRole("status")).toContainText("within 24 hours");
	expect(await findRows(site.url, "hire_projects", { project_description: "Translated too" })).toHaveLength(1);
});

test("an essay is read: contents, a note, sharing, reading mode, and its other language", async ({ page, site }) => {
	const [one, other] = ["what-tea-terraces-know-about-caching", "menulis-angka-rupiah-di-layar"];
	const admin = await asAdmin(site.url);
	await admin.change("essays", { id: other }, { translation_of: one });
	await page.goto(`/essays/${one}`);
	await page.getByRole("navigation", { name: "On this page" }).getByRole("link").first().click();
	await page.locator("sup a").first().hover();
	await page.getByRole("button", { name: "Share" }).click();
	await page.getByRole("button", { name: "Copy link" }).click();
	await expect(page.getByRole("button", { name: /Copied!|Not copied/ })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Reading mode" }).click();
	await page.keyboard.press("Escape");
	await page.getByRole("link", { name: "Baca dalam Bahasa Indonesia" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Menulis angka rupiah di layar");
	await page.getByRole("link", { name: "Read in English" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("What tea terraces know about caching");
});

test("the store is filtered, an essay is opened from its topic, and the theme is switched", async ({ page }) => {
	await page.goto("/store");
	for (const name of ["Website", "Mobile", "Semua"]) {
		await page.getByRole("button", { name }).click();
		await expect(page.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
	}
	await expect(page.getByRole("article")).toHaveCount(6);
	const theme = await page.locator("html").getAttribute("data-theme");
	await page.getByRole("banner").getByRole("button", { name: /theme/i }).click();
	await expect(page.locator("html")).not.toHaveAttribute("data-theme", theme as string);
	await page.goto("/essays/topics/caching");
	await page.getByRole("main").getByRole("link", { name: "What tea terraces know about caching" }).click();
	await page.getByRole("link", { name: "Back to essays" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Essays");
});
