import type { Page } from "@playwright/test";
import { axeViolationsInAllThemes } from "../fixtures/page/axeViolationsInAllThemes.ts";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

/** Serial, on a separate site: the settings are one row, and its name is on every page. */
test.describe.configure({ mode: "serial" });

let own: RunningSite;
test.beforeAll(async () => {
	test.setTimeout(240_000);
	own = await startSite({ SAMPLE_CONTENT: "off" });
});
test.afterAll(() => own?.stop());
test.beforeEach(async ({ page }) => {
	// The URLs of this file's site.
	await signIn(page, undefined, own.url);
});

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const open = (page: Page, path = "/admin/site") => page.goto(own.url + path);
async function save(page: Page) {
	await page.getByRole("button", { name: "Save Changes" }).click();
	await page.waitForURL("**/admin");
}

test("site: saved settings are on the public pages at the next request", async ({ page }) => {
	await page.getByRole("link", { name: "Site", exact: true }).click();
	await field(page, "Badge in the footer").fill("v9.1");
	await field(page, "City").fill("Lembang");
	await field(page, "WhatsApp number").fill("+62 811-2222-3333");
	await field(page, "Hours").fill("Selasa sampai Jumat");
	await field(page, "Above the projects").fill("Peta dan alat ukur.");
	await field(page, "Words on its button").fill("Tanya dulu");
	await group(page, "Links").getByRole("button", { name: "Take Instagram out" }).click();
	await group(page, "Links").getByLabel("Address").first().fill("surat@raka.example");
	await page.getByRole("radio", { name: "Plum" }).check();
	await save(page);

	await open(page, "/");
	const footer = page.getByRole("contentinfo");
	await expect(footer).toContainText("v9.1");
	await expect(footer).toContainText("Lembang");
	await expect(footer.getByRole("link", { name: /Instagram/ })).toHaveCount(0);
	await expect(page.locator("html")).toHaveAttribute("data-accent", "plum");
	await open(page, "/contact");
	await expect(page.getByRole("main")).toContainText("Selasa sampai Jumat");
	await expect(
		page
			.getByRole("main")
			.getByRole("link", { name: /surat@raka\.example|Email/ })
			.first(),
	).toHaveAttribute("href", "mailto:surat@raka.example");
	await open(page, "/store");
	await expect(page.getByRole("link", { name: "Tanya dulu" })).toBeVisible();
	await expect(page.getByRole("link", { name: /Pesan Sekarang/ }).first()).toHaveAttribute("href", /wa\.me\/6281122223333/);
	await open(page, "/projects");
	await expect(page.getByRole("main")).toContainText("Peta dan alat ukur.");
});

test("site: links next to or above the form lead to its parts by keyboard, and typed text remains", async ({ page }) => {
	for (const width of [1440, 390, 320]) {
		await page.setViewportSize({ width, height: 800 });
		await open(page);
		const contents = page.getByRole("navigation", { name: "On this page" });
		await expect(contents.getByRole("link")).toHaveText([
			"Name",
			"Place and time",
			"Contact",
			"Home page",
			"Navigation",
			"Lists",
			"Sentences",
			"Store",
			"Words",
			"Hire form",
			"Quotes",
			"Looks",
			"Visits",
		]);
		await field(page, "City").fill("Lembang baru");
		for (const part of ["Store", "Looks", "Contact"]) {
			const link = contents.getByRole("link", { name: part, exact: true });
			await link.press("Enter");
			await expect(group(page, part)).toBeFocused();
			await expect(link).toHaveAttribute("aria-current", "location");
			// Sticky elements cover neither the links nor the legend that they lead to.
			await expect(link).toBeInViewport({ ratio: 1 });
			const legend = group(page, part).locator("legend").first();
			await expect(legend).toBeInViewport({ ratio: 1 });
			expect(
				await legend.evaluate((element) => {
					const { left, top, height } = element.getBoundingClientRect();
					return element.contains(document.elementFromPoint(left + 4, top + height / 2));
				}),
				`${part} at ${width} px`,
			).toBe(true);
		}
		await expect(field(page, "City")).toHaveValue("Lembang baru");
		await field(page, "City").fill("Lembang");
	}
});

test("site: axe finds nothing in either theme, and nothing overflows from 320 px", async ({ page }) => {
	await open(page);
	await expect(field(page, "City")).toBeVisible();
	expect(await axeViolationsInAllThemes(page, [320, 390, 1440], "site")).toEqual([]);
});

test("a new site shows first steps, which are ticked off as they are done and can be hidden", async ({ page }) => {
	const steps = page.getByRole("region", { name: "First steps" });
	await expect(steps.getByRole("listitem")).toHaveText(Array.from({ length: 8 }, () => /^To do/));
	const gap = await steps.evaluate((region) => {
		const line = region.firstElementChild?.getBoundingClientRect().bottom ?? 0;
		return (region.querySelector("li > div")?.getBoundingClientRect().top ?? 0) - line;
	});
	expect(gap, "from the line to the first row's text").toBeGreaterThanOrEqual(8);
	expect(await axeViolationsInAllThemes(page, [320, 1440], "first steps")).toEqual([]);
	await steps.getByRole("link", { name: "Your name and picture" }).click();
	await field(page, "Name").fill("Sari");
	await group(page, "Profile Image").getByRole("textbox").fill("/favicon.svg");
	await save(page);
	await expect(steps.getByRole("listitem").first()).toContainText("Done");
	await steps.getByRole("button", { name: "Hide this list" }).press("Enter");
	await expect(steps).toHaveCount(0);
	await page.reload();
	await page.getByRole("heading", { name: "Quick actions" }).waitFor();
	await expect(page.getByText("No projects yet.")).toBeVisible();
	await expect(steps).toHaveCount(0);
});
