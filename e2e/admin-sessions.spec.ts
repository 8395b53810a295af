import { backendOf } from "./fixtures/backendOf.ts";
import { startSite } from "./fixtures/startSite.ts";
import { expect, signIn, test } from "./fixtures/test.ts";

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
