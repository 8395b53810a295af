import { backendOf } from "../fixtures/backendOf.ts";
import { axeViolationsInAllThemes } from "../fixtures/page/axeViolationsInAllThemes.ts";
import { countStoredDrafts } from "../fixtures/page/drafts.ts";
import { startSite } from "../fixtures/startSite.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

test("signing out everywhere asks first, ends the sessions of other browsers too, and leads to the sign-in form", async ({
	page,
	allowConsole,
}) => {
	// Its own site: other journeys are signed in to the one that they share.
	const site = await startSite();
	try {
		await signIn(page, undefined, site.url);
		const otherSession = await backendOf(site.url);
		const read = () => fetch(`${otherSession.url}/rest/v1/contacts?select=id`, { headers: otherSession.admin });
		await page.goto(`${site.url}/admin/profile`);
		const button = page.getByRole("main").getByRole("button", { name: "Sign out everywhere" });
		const dialog = page.getByRole("dialog", { name: "Sign out everywhere?" });
		await button.click();
		await page.route("**/auth/v1/logout**", (route) => route.abort("connectionrefused"));
		await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
		await expect(dialog.getByRole("alert")).toContainText("The sessions may still be open. The connection was lost.");
		expect((await read()).status).toBe(200);
		// Chromium and the authentication client report the lost connection.
		allowConsole(/ERR_CONNECTION_REFUSED|TypeError: Failed to fetch/);
		await page.unroute("**/auth/v1/logout**");
		await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
		await expect(page).toHaveURL(/\/admin\/login$/);
		await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
		expect((await read()).status).toBe(401);
		await page.goto(`${site.url}/admin/profile`);
		await expect(page).toHaveURL(/\/admin\/login$/);
		await signIn(page, undefined, site.url);
	} finally {
		// The dashboard may still be loading, and would report that the site has stopped.
		await page.goto("about:blank");
		await site.stop();
	}
});

test("Logout asks by keyboard alone what becomes of an unsaved text: Escape stays, Keep leaves it for the next sign-in, Remove does not", async ({
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
