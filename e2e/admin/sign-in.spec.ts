import { findRows } from "../fixtures/findRows.ts";
import { invalidateSession, sessionKey } from "../fixtures/storedSession.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

test("without a session /admin redirects to the sign-in page", async ({ page }) => {
	await page.goto("/");
	await page.goto("/admin/projects");
	await expect(page).toHaveURL(/\/admin\/login$/);
	await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(/\/$/);
});

test("the admin signs in and sees the real counts of the database", async ({ page, site }) => {
	await signIn(page);
	// Other journeys change the same site.
	const count = async (table: string, filter: Record<string, string>) => (await findRows(site.url, table, filter)).length;
	const words = [
		`${await count("projects", { status: "published" })} published`,
		`${await count("essays", { status: "published" })} published`,
		`${await count("jobs", { is_current: "true" })} current`,
		`${await count("jobs", { is_current: "false" })} past`,
		`${await count("hire_projects", { status: "accepted" })} accepted`,
		`${await count("hire_projects", { status: "pending" })} pending`,
	];
	for (const text of words) await expect(page.getByRole("main")).toContainText(text);
	await expect(page.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
});

test("the session survives a reload and ends with Logout, also for the back button", { tag: "@slow" }, async ({ page }) => {
	await signIn(page);
	await page.reload();
	await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
	await page.goto("/admin");
	await expect(page).toHaveURL(/\/admin\/login$/);
});

test("a refused session leads to the sign-in form instead of an error, and signing in works", { tag: "@slow" }, async ({
	page,
	allowConsole,
}) => {
	await signIn(page);
	await invalidateSession(page);
	await page.goto("/admin/essays");
	await expect(page).toHaveURL(/\/admin\/login$/);
	await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Back to the site" })).toBeVisible();
	await expect(page.getByRole("alert")).toHaveCount(0);
	expect(await sessionKey(page)).toBe("");
	await signIn(page);
	// The browser reports the refused calls itself.
	allowConsole(/status of 40[01]/);
});

test("when the admin remote cannot be loaded the shell stays, says so, and Retry loads it", async ({ page, allowConsole }) => {
	await page.route("**/remotes/admin/**", (route) => route.abort("connectionrefused"));
	await page.goto("/admin/login");
	await expect(page.getByRole("alert")).toContainText("could not be loaded");
	await page.unroute("**/remotes/admin/**");
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
	// The browser, the federation runtime and the router each report the failure.
	allowConsole(/./);
});
