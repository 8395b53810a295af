import type { Page } from "@playwright/test";
import { asAdmin } from "../fixtures/asAdmin.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test("profile form: filled with the stored values; Save Changes stores it, empty optional fields as nothing, and goes to /admin; the home page shows it", async ({
	page,
	site,
}) => {
	const admin = await asAdmin(site.url);
	const [before] = await admin.rows("profile");
	await page.goto("/admin/profile");
	await expect(field(page, "Name")).toHaveValue(String(before?.name));
	await expect(field(page, "Title")).toHaveValue(String(before?.title));
	await expect(field(page, "Location")).toHaveValue(String(before?.location));
	await expect(field(page, "About")).toHaveValue(String(before?.about));
	await expect(page.getByRole("checkbox", { name: "Available for projects" })).toBeChecked();
	await expect(page.getByRole("group", { name: "Profile Image", exact: true })).toBeVisible();
	await field(page, "Name").fill("Raka W.");
	await field(page, "Availability Text").fill("");
	await page.getByRole("button", { name: "Save Changes" }).click();
	await page.waitForURL("**/admin");
	expect(await admin.rows("profile")).toMatchObject([{ name: "Raka W.", availability_text: null, about: before?.about }]);
	await expect(async () => {
		await page.goto("/");
		await expect(page.getByText("Hi, I am Raka W..")).toBeVisible({ timeout: 1000 });
	}).toPass();
	await admin.change("profile", { id: String(before?.id) }, { name: before?.name, availability_text: before?.availability_text });
});
