import type { Page } from "@playwright/test";
import { asAdmin } from "../fixtures/asAdmin.ts";
import { essay, testImage } from "../fixtures/page/drafts.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fill(page: Page, title: string) {
	await field(page, "Title").fill(title);
	await field(page, "Content").fill("Every picker walks up with a **sack**.");
	await field(page, "Excerpt").fill("What the scale says.");
}

test("essay form: title, date (today), reading time (5), excerpt, featured image, content of 20 rows and an image inserter", async ({
	page,
}) => {
	await page.goto("/admin/essays/new");
	await expect(page.getByRole("heading", { level: 1, name: "New essay" })).toBeVisible();
	const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Jakarta" }).format();
	await expect(field(page, "Date")).toHaveValue(today);
	await expect(field(page, "Reading Time")).toHaveValue("5");
	await expect(field(page, "Title")).toHaveValue("");
	await expect(field(page, "Excerpt")).toHaveValue("");
	await expect(field(page, "Content")).toHaveAttribute("rows", "20");
	await expect(page.getByRole("group", { name: "Featured Image", exact: true })).toBeVisible();
	await expect(page.getByRole("group", { name: "Insert Image", exact: true })).toBeVisible();
	await expect(page.getByRole("link", { name: /^Back/ })).toHaveAttribute("href", "/admin/essays");
	for (const name of ["Save as Draft", "Publish"]) await expect(page.getByRole("button", { name })).toBeEnabled();
});

test("essay form: Save as Draft stores a draft that only the admin sees and goes to /admin/essays", async ({ page, site }) => {
	await page.goto("/admin/essays/new");
	await fill(page, "A draft of mine");
	await page.getByRole("button", { name: "Save as Draft" }).click();
	await page.waitForURL("**/admin/essays");
	await expect(page.getByRole("main")).toContainText("A draft of mine");
	const [row] = await (await asAdmin(site.url)).rows("essays", { title: "A draft of mine" });
	expect(row).toMatchObject({ id: "a-draft-of-mine", status: "draft", reading_time: 5, featured_image: null });
	expect((await page.request.get("/essays/a-draft-of-mine")).status()).toBe(404);
});

test("essay form: a published essay is updated with 'Update & Publish' and becomes a draft with 'Save as Draft'; its URL stays", async ({
	page,
	site,
}) => {
	const admin = await asAdmin(site.url);
	const row = await admin.add("essays", essay({ title: "Changes its name" }));
	await page.goto(`/admin/essays/${row.id}/edit`);
	await field(page, "Title").fill("Has another name");
	await page.getByRole("button", { name: "Update & Publish" }).click();
	await page.waitForURL("**/admin/essays");
	expect(await admin.rows("essays", { id: row.id })).toMatchObject([{ title: "Has another name", status: "published" }]);
	await page.goto(`/admin/essays/${row.id}/edit`);
	await page.getByRole("button", { name: "Save as Draft" }).click();
	await page.waitForURL("**/admin/essays");
	expect(await admin.rows("essays", { id: row.id })).toMatchObject([{ status: "draft" }]);
});

test("essay form: title, date, excerpt and content are required; each has its error and the first one gets the focus", async ({
	page,
	site,
}) => {
	await page.goto("/admin/essays/new");
	await field(page, "Date").fill("");
	await page.getByRole("button", { name: "Publish" }).click();
	for (const label of ["Title", "Content", "Excerpt", "Date"]) {
		await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${label} is required`));
		expect(await field(page, label).evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
	}
	await expect(field(page, "Title")).toBeFocused();
	await expect(page.getByRole("alert")).toHaveCount(4);
	expect(await (await asAdmin(site.url)).rows("essays", { title: "" })).toEqual([]);
});

test("essay form: a reading time that is no number is 1, and the text's own is suggested", async ({ page, site }) => {
	await page.goto("/admin/essays/new");
	await fill(page, "No number");
	await field(page, "Reading Time").fill("");
	await expect(page.getByText("The text reads in about 1 min")).toBeVisible();
	await page.getByRole("button", { name: "Save as Draft" }).click();
	await page.waitForURL("**/admin/essays");
	expect(await (await asAdmin(site.url)).rows("essays", { title: "No number" })).toMatchObject([{ reading_time: 1 }]);

	await page.goto("/admin/essays/no-number/edit");
	await field(page, "Content").fill("word ".repeat(700));
	await page.getByRole("button", { name: "Use 3" }).click();
	await expect(field(page, "Reading Time")).toHaveValue("3");
	await expect(page.getByText("700 words")).toBeVisible();
});

test("essay form: nothing in the details moves when the length of the text becomes known", async ({ page }) => {
	// The text is rendered when the browser is idle: here only when the test triggers it.
	await page.addInitScript(() => {
		const waiting: (() => void)[] = [];
		Object.assign(window, {
			requestIdleCallback: (run: () => void) => waiting.push(run),
			becomeIdle: () => waiting.forEach((run) => run()),
		});
	});
	await page.goto("/admin/essays/new");
	const excerpt = field(page, "Excerpt");
	await field(page, "Content").fill("First words.");
	const before = await excerpt.boundingBox();
	await expect(page.getByText("The text reads in about")).toHaveCount(0);
	await expect(async () => {
		await page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
		await expect(page.getByText("The text reads in about 1 min")).toBeVisible({ timeout: 500 });
	}).toPass();
	expect(await excerpt.boundingBox()).toEqual(before);
});

test("essay form: the image inserter appends a markdown image line to the end of the content, by URL and by file", async ({
	page,
}) => {
	await page.goto("/admin/essays/new");
	await field(page, "Content").fill("First words.");
	const inserter = page.getByRole("group", { name: "Insert Image", exact: true });
	await inserter.getByRole("textbox").fill("/sample/kebun.webp");
	await inserter.getByRole("button", { name: "Insert" }).click();
	await expect(field(page, "Content")).toHaveValue("First words.\n\n![Image](/sample/kebun.webp)\n");
	await expect(inserter.getByRole("textbox")).toHaveValue("");
	await inserter.getByLabel("Image file").setInputFiles(testImage());
	await expect(inserter.getByRole("textbox")).toHaveValue(/essay-images\/.+\.png$/);
	await inserter.getByRole("button", { name: "Insert" }).click();
	await expect(field(page, "Content")).toHaveValue(/\n\n!\[sacks on the scale\]\(.+essay-images\/.+\.png\)\n$/);
	await expect(page.getByRole("region", { name: "Preview" }).locator("img")).toHaveCount(2);
});

test("essay form: an unknown essay says so inside the admin area", async ({ page }) => {
	await page.goto("/admin/essays/there-is-none/edit");
	await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Admin" })).toBeVisible();
});
