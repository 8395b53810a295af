import { picture } from "./fixtures/drafts.ts";
import { hold } from "./fixtures/hold.ts";
import { sessionKey, spoilSession } from "./fixtures/keptSession.ts";
import { rowsOf } from "./fixtures/rowsOf.ts";
import { test as adminTest } from "./fixtures/signedIn.ts";
import { admin } from "./fixtures/startSite.ts";
import { expect, signIn, test } from "./fixtures/test.ts";

test("whoever is not signed in is led to the sign-in page in place of the address", async ({ page }) => {
	await page.goto("/");
	await page.goto("/admin/projects");
	await expect(page).toHaveURL(/\/admin\/login$/);
	await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(/\/$/);
});

test("wrong credentials are told in the specified words and keep what was typed", async ({ page, forgive }) => {
	await page.goto("/admin/login");
	await page.getByLabel("Email").fill(admin.email);
	await page.getByLabel("Password", { exact: true }).fill("not the password");
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
	await expect(page.getByLabel("Email")).toHaveValue(admin.email);
	await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
	// Chromium itself reports the refused call.
	forgive(/status of 400/);
});

test("the password can be shown and hidden; while signing in the button takes no second press", async ({ page }) => {
	await page.goto("/admin/login");
	const password = page.getByLabel("Password", { exact: true });
	await page.getByLabel("Email").fill(admin.email);
	await password.fill(admin.password);
	await expect(password).toHaveAttribute("type", "password");
	await page.getByRole("button", { name: "Show password" }).click();
	await expect(password).toHaveAttribute("type", "text");
	await page.getByRole("button", { name: "Hide password" }).click();
	await expect(password).toHaveAttribute("type", "password");
	const answer = await hold(page, "**/auth/v1/token**");
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/auth/v1/token")) asked.push(request.url());
	});
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByRole("button", { name: "Sign In" })).toBeDisabled();
	await password.press("Enter");
	answer();
	await expect(page).toHaveURL(/\/admin$/);
	expect(asked).toHaveLength(1);
});

test("a lost connection at sign-in is told apart from wrong credentials", async ({ page, forgive }) => {
	await page.goto("/admin/login");
	await page.route("**/auth/v1/token**", (route) => route.abort("connectionrefused"));
	await page.getByLabel("Email").fill(admin.email);
	await page.getByLabel("Password", { exact: true }).fill(admin.password);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByRole("alert")).toHaveText("Login failed. Please try again.");
	// The authentication client reports the lost connection too.
	forgive(/ERR_CONNECTION_REFUSED|TypeError: Failed to fetch/);
});

test("the admin signs in and sees the real counts of the database", async ({ page, site }) => {
	await signIn(page);
	// Other journeys write on the same site.
	const count = async (table: string, filter: Record<string, string>) => (await rowsOf(site.url, table, filter)).length;
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

test("the session outlives a reload and ends with Logout, also for the back button", async ({ page }) => {
	await signIn(page);
	await page.reload();
	await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
	await page.goto("/admin");
	await expect(page).toHaveURL(/\/admin\/login$/);
});

test("a session that the backend refuses leads to the sign-in form, not to an error, and signing in goes on", async ({
	page,
	forgive,
}) => {
	await signIn(page);
	await spoilSession(page);
	await page.goto("/admin/essays");
	await expect(page).toHaveURL(/\/admin\/login$/);
	await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Back to the site" })).toBeVisible();
	await expect(page.getByRole("alert")).toHaveCount(0);
	expect(await sessionKey(page)).toBe("");
	await signIn(page);
	// The browser reports the refused calls itself.
	forgive(/status of 40[01]/);
});

test("a session that is refused in an open tab leads to the sign-in form as well", async ({ page, forgive }) => {
	await signIn(page);
	await spoilSession(page);
	await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Jobs" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
	await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
	forgive(/status of 40[01]/);
});

test("a refused access token is refreshed once, unnoticed", async ({ page, forgive }) => {
	await signIn(page);
	await spoilSession(page, { keepRefreshToken: true });
	const refreshes: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("grant_type=refresh_token")) refreshes.push(request.url());
	});
	await page.goto("/admin");
	await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
	await expect(page.getByRole("main")).toContainText(/\d published/);
	expect(refreshes).toHaveLength(1);
	forgive(/status of 401/);
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
	test(`${what} in the session's place breaks nothing and is forgotten`, async ({ page }) => {
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

adminTest("a refusal by storage is the upload's error and no word about the account", async ({ page, forgive }) => {
	await page.route("**/storage/v1/**", (route) =>
		route.fulfill({ status: 403, json: { statusCode: "403", error: "Unauthorized", message: "no" } }),
	);
	await page.goto("/admin");
	await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
	await page.goto("/admin/projects/new");
	const image = page.getByRole("group", { name: "Preview Image" });
	await image.getByLabel("Preview Image: choose a file").setInputFiles(picture());
	await expect(image.getByRole("alert")).toHaveText("Upload failed. Please try again.");
	await expect(page.getByText("no access")).toHaveCount(0);
	forgive(/status of 403/);
});

adminTest("whoever is signed in already goes from the sign-in page to the dashboard", async ({ page }) => {
	await page.goto("/admin/login");
	await expect(page).toHaveURL(/\/admin$/);
});

test("a sign-out in one tab is followed in the other", async ({ page, context }) => {
	await signIn(page);
	const other = await context.newPage();
	await other.goto("/admin");
	await other.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(other).toHaveURL(/\/admin\/login$/);
});

test("when the admin remote cannot be loaded the shell stays, says so, and Retry loads it", async ({ page, forgive }) => {
	await page.route("**/remotes/admin/**", (route) => route.abort("connectionrefused"));
	await page.goto("/admin/login");
	await expect(page.getByRole("alert")).toContainText("could not be loaded");
	await page.unroute("**/remotes/admin/**");
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
	// The browser, the federation runtime and the router each report the failure.
	forgive(/./);
});
