import { axeViolationsInAllThemes } from "../fixtures/page/axeViolationsInAllThemes.ts";
import { createRestClient, hireRequest, message } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const screens = [
	"/admin",
	"/admin/visits",
	"/admin/projects",
	"/admin/essays",
	"/admin/jobs",
	"/admin/jobs/new",
	"/admin/services",
	"/admin/services/new",
	"/admin/contacts",
	"/admin/hire-projects",
];

test("on a phone a drawer contains the menu, marks unanswered entries, and closes by Escape, by a link and by its button", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/admin");
	const menu = page.getByRole("button", { name: "Menu" });
	await menu.click();
	const drawer = page.getByRole("dialog", { name: "Menu" });
	await page.keyboard.press("Escape");
	await expect(drawer).toHaveCount(0);
	await expect(menu).toBeFocused();
	await menu.click();
	await drawer.getByRole("link", { name: "Essays" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Essays" })).toBeVisible();
	await expect(drawer).toHaveCount(0);
});

test.describe("axe finds no violation, and nothing overflows, in both themes, at 390 and 1280 px:", () => {
	test.slow();
	const widths = [390, 1280];

	for (const part of [screens.slice(0, screens.length / 2), screens.slice(screens.length / 2)]) {
		test(part.join(", "), async ({ page }) => {
			const violations: string[] = [];
			for (const path of part) {
				await page.goto(path);
				await page.getByRole("heading", { level: 1 }).or(page.getByRole("form")).first().waitFor();
				await page.waitForLoadState("networkidle");
				violations.push(...(await axeViolationsInAllThemes(page, widths, path)));
			}
			expect(violations).toEqual([]);
		});
	}

	test("passwords, a chosen row, dialogs and the palette", async ({ page, site }) => {
		const rows = createRestClient(site.url);
		await rows.send("contacts", message({ subject: "Axe looks" }));
		await rows.send("hire_projects", hireRequest({ client_name: "Axe looks" }));
		const violations: string[] = [];
		const check = async (what: string) => violations.push(...(await axeViolationsInAllThemes(page, widths, what)));
		for (const [path, heading] of [
			["/admin/forgot-password", "Forgot password"],
			["/admin/set-password", "Set new password"],
		] as const) {
			await page.goto(path);
			await page.getByRole("heading", { level: 1, name: heading }).waitFor();
			await check(path);
		}
		await page.goto("/admin/contacts?q=axe+looks");
		await page.getByRole("checkbox").last().check();
		await check("a chosen row");
		await page.getByRole("link", { name: "View", exact: true }).click();
		await page.getByRole("dialog").getByText("Read", { exact: true }).waitFor();
		await check("a message");
		await page.keyboard.press("Escape");
		await page.getByRole("button", { name: "Delete", exact: true }).first().click();
		await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).waitFor();
		await check("a confirmation");
		await page.keyboard.press("Escape");
		await page.goto("/admin/hire-projects?q=axe+looks");
		await page.getByRole("link", { name: "View", exact: true }).click();
		await page.getByRole("dialog").getByRole("button", { name: "Accepted" }).waitFor();
		await check("a request");
		await page.keyboard.press("Escape");
		await page.getByRole("dialog").waitFor({ state: "detached" });
		await page.keyboard.press("Control+k");
		await page.getByRole("dialog", { name: "Command palette" }).waitFor();
		await check("the palette");
		expect(violations).toEqual([]);
	});
});
