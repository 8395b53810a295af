import { type AdminClient, asAdmin } from "../fixtures/asAdmin.ts";
import { axeViolationsInAllThemes } from "../fixtures/page/axeViolationsInAllThemes.ts";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";
import { expect, test } from "../fixtures/test.ts";

/** The store comes from the database. Serial: the tests change the services of one site. */
test.describe.configure({ mode: "serial" });

let own: RunningSite;
let admin: AdminClient;
test.beforeAll(async () => {
	own = await startSite({ SAMPLE_CONTENT: "off", SITE_URL: "https://raka.example" });
	admin = await asAdmin(own.url);
});
test.afterAll(() => own.stop());

const read = async (path: string) => (await fetch(own.url + path)).text();

test("a stored change is in the page, its data, the structured data, the search and the sitemap at the next request", async () => {
	for (const path of ["/store", "/data/store.json", "/search.json", "/sitemap.xml"]) await read(path);
	await admin.change("services", { id: "web-application" }, { name: "Aplikasi Web", price: 13_500_000 });
	expect(await read("/store")).toContain("Rp 13.500.000");
	expect(await read("/store")).toMatch(
		/"price":13500000,"priceCurrency":"IDR","itemOffered":\{"@type":"Service","name":"Aplikasi Web"/,
	);
	expect(await read("/data/store.json")).toContain("13500000");
	expect(await read("/search.json")).toContain("Aplikasi Web");
	const [row] = await admin.rows("services", { id: "web-application" });
	const changedAt = new Date(row?.updated_at as string).toISOString();
	expect(await read("/sitemap.xml")).toContain(`/store</loc><lastmod>${changedAt}</lastmod>`);
});

test("a draft is on no page, feed or list", async () => {
	await admin.change("services", { id: "website-maintenance" }, { status: "draft" });
	for (const path of ["/store", "/data/store.json", "/search.json"])
		expect(await read(path), path).not.toContain("Website Maintenance");
});

test("a new category is a filter, and works before any script runs", async ({ browser }) => {
	const category = await admin.add("service_categories", { name: "Foto & Video", display_order: 9 });
	expect(category.id).toBe("foto-video");
	expect(await read("/store")).not.toContain("Foto &amp; Video");
	await admin.change("services", { id: "web-application" }, { category: category.id });
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: own.url });
	const page = await context.newPage();
	await page.goto("/store");
	const choices = page.getByRole("group", { name: "Kategori" }).getByRole("button");
	// The last service of Custom is a draft.
	await expect(choices).toHaveText([/^Semua/, /^Foto & Video/, /^Website/, /^Mobile/]);
	await choices.nth(1).click();
	await expect(page).toHaveURL(/kategori=foto-video$/);
	await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Aplikasi Web"]);
	await context.close();
});

test("an empty store says so, leads to the contact form, and has no violations in either theme", async ({ page }) => {
	for (const { id } of await admin.rows("services")) await admin.change("services", { id: id as string }, { status: "draft" });
	await page.goto(`${own.url}/store`);
	await expect(page.getByText("Belum ada layanan di sini")).toBeVisible();
	expect(await axeViolationsInAllThemes(page, [390, 1440])).toEqual([]);
	await page.getByRole("link", { name: "Tulis pesan" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
});
