import { backendOf } from "./fixtures/backendOf.ts";
import { startSite } from "./fixtures/startSite.ts";
import { expect, signIn, test } from "./fixtures/test.ts";

test("signing out everywhere asks first, ends the sessions of other browsers too, and leads to the sign-in form", async ({
	page,
	forgive,
}) => {
	// Other journeys are signed in to the site that they share.
	const site = await startSite();
	try {
		await signIn(page, undefined, site.url);
		const elsewhere = await backendOf(site.url);
		const read = () => fetch(`${elsewhere.url}/rest/v1/contacts?select=id`, { headers: elsewhere.admin });
		await page.goto(`${site.url}/admin/profile`);
		const button = page.getByRole("main").getByRole("button", { name: "Sign out everywhere" });
		const dialog = page.getByRole("dialog", { name: "Sign out everywhere?" });
		await button.click();
		await page.route("**/auth/v1/logout**", (route) => route.abort("connectionrefused"));
		await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
		await expect(dialog.getByRole("alert")).toContainText("The sessions may still be open. The connection was lost.");
		expect((await read()).status).toBe(200);
		// Chromium and the authentication client report the lost connection.
		forgive(/ERR_CONNECTION_REFUSED|TypeError: Failed to fetch/);
		await page.unroute("**/auth/v1/logout**");
		await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
		await expect(page).toHaveURL(/\/admin\/login$/);
		await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
		expect((await read()).status).toBe(401);
		await page.goto(`${site.url}/admin/profile`);
		await expect(page).toHaveURL(/\/admin\/login$/);
		await signIn(page, undefined, site.url);
	} finally {
		// The dashboard may still be reading, and would report a site that has gone.
		await page.goto("about:blank");
		await site.stop();
	}
});
