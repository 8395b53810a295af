import type { Page } from "@playwright/test";
import { axeViolationsInAllThemes } from "../fixtures/page/axeViolationsInAllThemes.ts";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

/** Services are written in the admin area and offered in the store. Serial: one site, whose store changes. */
test.describe.configure({ mode: "serial" });

let own: RunningSite;
test.beforeAll(async () => {
	own = await startSite({ SAMPLE_CONTENT: "off" });
});
test.afterAll(() => own.stop());
test.beforeEach(async ({ page }) => signIn(page, undefined, own.url));

const open = (page: Page, path = "") => page.goto(`${own.url}/admin/services${path}`);
const names = (page: Page) => page.getByRole("list", { name: "Services" }).locator("a[id]");
const store = async () => (await fetch(`${own.url}/store`)).text();

test("a service is written, published and in the store at the next request", async ({ page }) => {
	await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Services" }).click();
	await page.getByRole("link", { name: "Add service" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "New service" })).toBeVisible();
	await page.getByLabel("Name").fill("Audit Aksesibilitas");
	await page.getByLabel("Description").fill("Situs Anda diperiksa dengan papan ketik dan pembaca layar.");
	await page.getByLabel("Category").selectOption("Custom");
	await page.getByLabel("Delivery time").fill("3 hari");
	await page.getByLabel("Price", { exact: true }).fill("1.250.000");
	await page.getByLabel("Original price").fill("2500000");
	await page.getByLabel("Feature", { exact: true }).fill("Laporan tertulis");
	await expect(page.getByRole("article", { name: "Audit Aksesibilitas" })).toContainText("Hemat 50%");
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await page.waitForURL("**/admin/services");
	await expect(names(page).last()).toHaveText("Audit Aksesibilitas");
	const html = await store();
	for (const text of ["Audit Aksesibilitas", "Rp 1.250.000", "Rp 2.500.000", "Hemat 50%", "Laporan tertulis"])
		expect(html).toContain(text);
});

test("the order is changed by keyboard, and is the store's after it", async ({ page }) => {
	await open(page);
	await page.getByRole("button", { name: "Move Audit Aksesibilitas" }).focus();
	for (let step = 0; step < 6; step++) await page.keyboard.press("Alt+ArrowUp");
	await expect(names(page).first()).toHaveText("Audit Aksesibilitas");
	await expect(page.getByText("The order is stored.")).toBeVisible();
	await page.goto(`${own.url}/store`);
	await expect(page.getByRole("article").getByRole("heading").first()).toHaveText("Audit Aksesibilitas");
});

test("list, categories and form have no violations in either theme, nor overflow a phone", async ({ page }) => {
	test.slow();
	for (const path of ["", "/website-maintenance/edit"]) {
		await open(page, path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(
			page
				.getByText("Website Maintenance")
				.or(page.getByLabel("Name", { exact: true }))
				.first(),
		).toBeVisible();
		expect(await axeViolationsInAllThemes(page, [320, 1440], path)).toEqual([]);
	}
});
