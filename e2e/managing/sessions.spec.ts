import { testImage } from "../fixtures/page/drafts.ts";
import { holdRequests } from "../fixtures/page/holdRequests.ts";
import { test as adminTest } from "../fixtures/signedIn.ts";
import { admin } from "../fixtures/startSite.ts";
import { invalidateSession, sessionKey } from "../fixtures/storedSession.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

test("the password can be shown and hidden; while signing in the button is disabled", async ({ page }) => {
	await page.goto("/admin/login");
	const password = page.getByLabel("Password", { exact: true });
	await page.getByLabel("Email").fill(admin.email);
	await password.fill(admin.password);
	await expect(password).toHaveAttribute("type", "password");
	await page.getByRole("button", { name: "Show password" }).click();
	await expect(password).toHaveAttribute("type", "text");
	await page.getByRole("button", { name: "Hide password" }).click();
	await expect(password).toHaveAttribute("type", "password");
	const release = await holdRequests(page, "**/auth/v1/token**");
	const requested: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/auth/v1/token")) requested.push(request.url());
	});
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByRole("button", { name: "Sign In" })).toBeDisabled();
	await password.press("Enter");
	release();
	await expect(page).toHaveURL(/\/admin$/);
	expect(requested).toHaveLength(1);
});

test("a session that is refused in an open tab leads to the sign-in form as well", async ({ page, allowConsole }) => {
	await signIn(page);
	await invalidateSession(page);
	await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Jobs" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
	await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
	allowConsole(/status of 40[01]/);
});

test("a refused access token is refreshed once, unnoticed", async ({ page, allowConsole }) => {
	await signIn(page);
	await invalidateSession(page, { keepRefreshToken: true });
	const refreshes: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("grant_type=refresh_token")) refreshes.push(request.url());
	});
	await page.goto("/admin");
	await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
	await expect(page.getByRole("main")).toContainText(/\d published/);
	expect(refreshes).toHaveLength(1);
	allowConsole(/status of 401/);
});

const fields = '"access_token":"a.b.c","refresh_token":"r","expires_at":9999999999';

for (const [what, stored] of [
	["a session without a user", `{${fields},"user":null}`],
	["a session of a user without an id", `{${fields},"user":{}}`],
	["a text", '"signed in"'],
	["a number", "5"],
	["a list", "[{}]"],
	["no JSON", "{"],
] as const) {
	test(`${what} instead of a session breaks nothing and is removed`, async ({ page }) => {
		await signIn(page);
		const key = await sessionKey(page);
		await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [key, stored] as const);
		await page.goto("/admin/login");
		await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
		expect(await page.evaluate((key) => localStorage.getItem(key), key)).toBeNull();
		await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [key, stored] as const);
		await page.goto("/admin/projects");
		await expect(page).toHaveURL(/\/admin\/login$/);
	});
}

adminTest("a refusal by storage is an error of the upload and says nothing about the account", async ({ page, allowConsole }) => {
	await page.route("**/storage/v1/**", (route) =>
		route.fulfill({ status: 403, json: { statusCode: "403", error: "Unauthorized", message: "no" } }),
	);
	await page.goto("/admin");
	await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
	await page.goto("/admin/projects/new");
	const image = page.getByRole("group", { name: "Preview Image" });
	await image.getByLabel("Preview Image: choose a file").setInputFiles(testImage());
	await expect(image.getByRole("alert")).toContainText(
		"Upload failed. Please try again. sacks-on-the-scale.png was not uploaded.",
	);
	await expect(page.getByText("no access")).toHaveCount(0);
	allowConsole(/status of 403/);
});

test("a sign-out in one tab signs out the other", async ({ page, context }) => {
	await signIn(page);
	const other = await context.newPage();
	await other.goto("/admin");
	await other.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(other).toHaveURL(/\/admin\/login$/);
});
