import { axeViolationsInAllThemes } from "../fixtures/page/axeViolationsInAllThemes.ts";
import { countStoredDrafts } from "../fixtures/page/drafts.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

test("Logout asks about an unsaved text, by keyboard: Escape cancels, Keep stores it for the next sign-in, Remove deletes it", async ({
	page,
}) => {
	await signIn(page);
	await page.goto("/admin/essays/new");
	await page.getByLabel("Title", { exact: true }).fill("On a borrowed computer");
	const logout = page.getByRole("button", { name: "Logout" });
	const dialog = page.getByRole("dialog", { name: "Keep unsaved texts on this device?" });
	const button = (name: string) => dialog.getByRole("button", { name });

	await logout.focus();
	await page.keyboard.press("Enter");
	await expect(dialog).toContainText("This browser has 1 unsaved text");
	await expect(dialog.getByRole("listitem")).toContainText("On a borrowed computer");
	expect(await axeViolationsInAllThemes(page, [390, 1440], "Logout")).toEqual([]);
	await expect(button("Cancel")).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(logout).toBeFocused();

	await page.keyboard.press("Enter");
	await expect(button("Cancel")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(button("Remove")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(button("Keep on this device")).toBeFocused();
	await page.keyboard.press("Enter");
	await page.waitForURL("**/admin/login");
	expect(await countStoredDrafts(page)).toBe(1);

	await signIn(page);
	await page.setViewportSize({ width: 390, height: 844 });
	const menu = page.getByRole("button", { name: "Menu" });
	await menu.focus();
	await page.keyboard.press("Enter");
	await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Logout" }).press("Enter");
	await expect(button("Cancel")).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(menu).toBeFocused();
	await page.keyboard.press("Enter");
	await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Logout" }).press("Enter");
	await button("Remove").press("Enter");
	await page.waitForURL("**/admin/login");
	expect(await countStoredDrafts(page)).toBe(0);
});
