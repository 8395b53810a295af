import type { Page } from "@playwright/test";
import { asAdmin } from "../fixtures/asAdmin.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

// Serial: the tests change the same row.
test.describe.configure({ mode: "serial" });

test("profile form: image, name, title, location, availability and about, filled with the stored values", async ({
	page,
	site,
}) => {
	const [profile] = await (await asAdmin(site.url)).rows("profile");
	await page.goto("/admin/profile");
	await expect(field(page, "Name")).toHaveValue(String(profile?.name));
	await expect(field(page, "Title")).toHaveValue(String(profile?.title));
	await expect(field(page, "Location")).toHaveValue(String(profile?.location));
	await expect(field(page, "Availability Text")).toHaveValue(String(profile?.availability_text));
	await expect(field(page, "About")).toHaveValue(String(profile?.about));
	await expect(page.getByRole("checkbox", { name: "Available for projects" })).toBeChecked();
	await expect(page.getByRole("group", { name: "Profile Image", exact: true })).toBeVisible();
});

test("profile form: Save Changes stores it, empty optional fields as nothing, and goes to /admin; the home page shows it", async ({
	page,
	site,
}) => {
	const admin = await asAdmin(site.url);
	const [before] = await admin.rows("profile");
	await page.goto("/admin/profile");
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

test("profile form: name, title and location are required", async ({ page }) => {
	await page.goto("/admin/profile");
	for (const label of ["Name", "Title", "Location"]) await field(page, label).fill(" ");
	await page.getByRole("button", { name: "Save Changes" }).click();
	for (const label of ["Name", "Title", "Location"])
		await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${label} is required`));
	await expect(field(page, "Name")).toBeFocused();
});

test("profile form: Cancel and the back arrow go to /admin", async ({ page }) => {
	for (const name of ["Cancel", /^Back/]) {
		await page.goto("/admin/profile");
		await page.getByRole("main").getByRole("link", { name }).click();
		await expect(page).toHaveURL(/\/admin$/);
	}
});

test("profile form: a failed save keeps the text and says so", async ({ page, allowConsole }) => {
	await page.goto("/admin/profile");
	await field(page, "About").fill("Not lost.");
	await page.route("**/rest/v1/profile**", (route) =>
		route.request().method() === "PATCH" ? route.fulfill({ status: 503, json: {} }) : route.continue(),
	);
	await page.getByRole("button", { name: "Save Changes" }).click();
	await expect(page.getByRole("alert")).toContainText("The database did not answer");
	await expect(field(page, "About")).toHaveValue("Not lost.");
	await expect(page.getByRole("button", { name: "Save Changes" })).toBeEnabled();
	allowConsole(/status of 503/);
});
