import type { Page } from "@playwright/test";
import { asAdmin } from "../fixtures/asAdmin.ts";
import { essay } from "../fixtures/page/drafts.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const hourMs = 60 * 60 * 1000;
/** A day in the site's time zone. */
const dayIn = (ms: number) => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Jakarta" }).format(new Date(Date.now() + ms));
const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const storedTime = async (site: string, title: string) =>
	new Date((await (await asAdmin(site)).rows("essays", { title }))[0]?.publish_at as string).toISOString();

test("an essay is scheduled in the form, by the site's time zone, and listed with its time", async ({ page, site }) => {
	await page.goto("/admin/essays/new");
	await page.getByLabel("Title", { exact: true }).fill("Out on Monday");
	await page.getByLabel("Content", { exact: true }).fill("At eight.");
	await page.getByLabel("Excerpt", { exact: true }).fill("At eight.");
	await page.getByRole("button", { name: "Schedule" }).click();
	const dialog = page.getByRole("dialog", { name: "Publish later" });
	await expect(dialog.getByLabel("Day")).toHaveValue(dayIn(24 * hourMs));
	await expect(dialog.getByLabel("Time in Jakarta")).toHaveValue("08:00");
	const day = dayIn(72 * hourMs);
	await dialog.getByLabel("Day").fill(day);
	await dialog.getByLabel("Time in Jakarta").fill("08:30");
	await expect(dialog).toContainText("On this device's clock:");
	await dialog.getByRole("button", { name: "Schedule" }).click();
	await page.waitForURL("**/admin/essays");
	await expect(row(page, "Out on Monday")).toContainText("Scheduled");
	await expect(row(page, "Out on Monday")).toContainText("8:30");
	expect(await storedTime(site.url, "Out on Monday")).toBe(`${dayIn(72 * hourMs)}T01:30:00.000Z`);
	expect((await page.request.get("/essays/out-on-monday")).status()).toBe(404);
});

test("a past time is refused at its field, and the text remains", async ({ page }) => {
	await page.goto("/admin/essays/new");
	await page.getByLabel("Title", { exact: true }).fill("Too late");
	await page.getByLabel("Content", { exact: true }).fill("A text to keep.");
	await page.getByLabel("Excerpt", { exact: true }).fill("Kept.");
	await page.getByRole("button", { name: "Schedule" }).click();
	const dialog = page.getByRole("dialog", { name: "Publish later" });
	await dialog.getByLabel("Day").fill(dayIn(-24 * hourMs));
	await dialog.getByRole("button", { name: "Schedule" }).click();
	await expect(dialog).toContainText("This time is over. Choose a later one.");
	await dialog.getByLabel("Day").fill("");
	await expect(dialog).toContainText("Choose a day and a time.");
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("button", { name: "Schedule" })).toBeFocused();
	await expect(page.getByLabel("Content", { exact: true })).toHaveValue("A text to keep.");
});

test("a scheduled essay is filtered, unscheduled with one click, and scheduled again by Undo", async ({ page, site }) => {
	const publishAt = new Date(Date.now() + 48 * hourMs).toISOString();
	await (await asAdmin(site.url)).add("essays", essay({ title: "Waits its turn", publish_at: publishAt }));
	await page.goto("/admin/essays");
	await page.getByRole("combobox", { name: "Status" }).selectOption("Scheduled");
	await expect(row(page, "Waits its turn")).toContainText("Scheduled");
	await page.getByRole("combobox", { name: "Status" }).selectOption("Published");
	await expect(row(page, "Waits its turn")).toHaveCount(0);
	await page.getByRole("combobox", { name: "Status" }).selectOption("All");
	await row(page, "Waits its turn").getByRole("button", { name: "More" }).click();
	await page.getByRole("menuitem", { name: "Unschedule" }).click();
	await expect(row(page, "Waits its turn")).toContainText("Draft");
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(row(page, "Waits its turn")).toContainText("Scheduled");
	expect(await storedTime(site.url, "Waits its turn")).toBe(publishAt);
});

test("the form of a scheduled essay keeps its time with an update, changes it, and publishes now", async ({ page, site }) => {
	const publishAt = new Date(Date.now() + 48 * hourMs).toISOString();
	const { id } = await (await asAdmin(site.url)).add("essays", essay({ title: "Changes its time", publish_at: publishAt }));
	await page.goto(`/admin/essays/${id}/edit`);
	await expect(page.getByText(/^Scheduled for /)).toBeVisible();
	await page.getByLabel("Excerpt", { exact: true }).fill("Another excerpt.");
	await page.getByRole("button", { name: "Update & Schedule" }).click();
	await page.waitForURL("**/admin/essays");
	expect(await storedTime(site.url, "Changes its time")).toBe(publishAt);

	await page.goto(`/admin/essays/${id}/edit`);
	await page.getByRole("button", { name: "Schedule", exact: true }).click();
	await page.getByRole("menuitem", { name: "Change time…" }).click();
	await page.getByRole("dialog").getByLabel("Time in Jakarta").fill("23:59");
	await page.getByRole("dialog").getByRole("button", { name: "Schedule" }).click();
	await page.waitForURL("**/admin/essays");
	expect(await storedTime(site.url, "Changes its time")).toMatch(/T16:59:00.000Z$/);

	await page.goto(`/admin/essays/${id}/edit`);
	await page.getByRole("button", { name: "Schedule", exact: true }).click();
	await page.getByRole("menuitem", { name: "Publish now" }).click();
	await page.waitForURL("**/admin/essays");
	expect((await page.request.get(`/essays/${id}`)).status()).toBe(200);
});

test("an admin's device whose clock is an hour ahead changes nothing", async ({ page, site }) => {
	const publishAt = new Date(Date.now() + hourMs / 2).toISOString();
	await (await asAdmin(site.url)).add("essays", essay({ title: "Half an hour to go", publish_at: publishAt }));
	await page.clock.setSystemTime(Date.now() + hourMs);
	await page.goto("/admin/essays");
	await expect(row(page, "Half an hour to go")).toContainText("Scheduled");
	await page.getByRole("combobox", { name: "Status" }).selectOption("Scheduled");
	await expect(row(page, "Half an hour to go")).toContainText("Scheduled");
});
