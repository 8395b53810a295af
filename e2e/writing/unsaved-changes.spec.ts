import type { Page } from "@playwright/test";
import { asAdmin } from "../fixtures/asAdmin.ts";
import { countStoredDrafts, essay } from "../fixtures/page/drafts.ts";
import { expect, test } from "../fixtures/signedIn.ts";
import { admin as account } from "../fixtures/startSite.ts";
import { invalidateSession } from "../fixtures/storedSession.ts";
import { signIn, test as visitorTest } from "../fixtures/test.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const draftNotice = (page: Page) => page.getByText(/is on this device/);

/** Adds a published essay and opens it in its form. */
async function openNewEssay(page: Page, url: string, title: string) {
	const admin = await asAdmin(url);
	const row = await admin.add("essays", essay({ title }));
	await page.goto(`/admin/essays/${row.id}/edit`);
	await expect(field(page, "Content")).toHaveValue("Every picker walks up with a sack.");
	return { admin, id: row.id };
}

async function append(page: Page, text: string) {
	await field(page, "Content").press("Control+End");
	await field(page, "Content").pressSequentially(text);
}

test("write, crash the tab, recover, publish, see it on the site", async ({ page, context }) => {
	await page.goto("/admin/essays/new");
	await field(page, "Title").fill("Survives a crash");
	await field(page, "Excerpt").fill("What the scale says.");
	await field(page, "Content").pressSequentially("The last word is here");
	const crashed = page.waitForEvent("crash");
	await page.goto("chrome://crash").catch(() => {});
	await crashed;

	const after = await context.newPage();
	await after.goto("/admin/essays/new");
	await expect(draftNotice(after)).toContainText(/Unsaved text from \d\d:\d\d is on this device/);
	await after.getByRole("button", { name: /^Restore \d\d:\d\d$/ }).click();
	await expect(field(after, "Title")).toHaveValue("Survives a crash");
	await expect(field(after, "Content")).toHaveValue("The last word is here");
	await after.getByRole("button", { name: "Publish" }).click();
	await after.waitForURL("**/admin/essays");
	expect(await countStoredDrafts(after)).toBe(0);
	await after.goto("/essays/survives-a-crash");
	await expect(after.getByRole("main")).toContainText("The last word is here");
});

test("a closed tab leaves its draft; both times are shown, both versions can be compared, either can be chosen", async ({
	page,
	context,
	site,
}) => {
	const { id } = await openNewEssay(page, site.url, "Closed by mistake");
	await append(page, " And never saved.");
	await page.close({ runBeforeUnload: false });

	const next = await context.newPage();
	await next.goto(`/admin/essays/${id}/edit`);
	await expect(draftNotice(next)).toBeVisible();
	await expect(next.getByText(/The stored version is from/).locator("time")).toHaveCount(2);
	await expect(field(next, "Content")).toHaveValue("Every picker walks up with a sack.");
	await next.getByRole("button", { name: "Compare" }).click();
	const dialog = next.getByRole("dialog", { name: "Which version should stay?" });
	await expect(dialog.getByRole("region", { name: "Your version" }).locator("ins")).toHaveText(/And never saved/);
	await expect(dialog.getByRole("region", { name: "Stored version" })).not.toContainText("never saved");
	await next.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await next.getByRole("button", { name: "Keep stored" }).click();
	await expect(draftNotice(next)).toBeHidden();
	await next.reload();
	await expect(field(next, "Content")).toHaveValue("Every picker walks up with a sack.");
	await expect(draftNotice(next)).toBeHidden();
});

test("a clock that is an hour wrong decides nothing: the text is offered, and a change elsewhere is still seen", async ({
	page,
	context,
	site,
}) => {
	await page.clock.install({ time: new Date(Date.now() - 3_600_000) });
	const { admin, id } = await openNewEssay(page, site.url, "An hour behind");
	await append(page, " Mine.");
	await page.close({ runBeforeUnload: false });
	await admin.change("essays", { id }, { content: "Theirs." });

	const next = await context.newPage();
	await next.goto(`/admin/essays/${id}/edit`);
	await expect(field(next, "Content")).toHaveValue("Theirs.");
	await expect(next.getByText("It was changed after you began to write.")).toBeVisible();
	await next.getByRole("button", { name: /^Restore/ }).click();
	await next.getByRole("button", { name: "Update & Publish" }).click();
	await expect(next.getByRole("dialog", { name: "This essay changed somewhere else" })).toBeVisible();
	expect(await admin.rows("essays", { id })).toMatchObject([{ content: "Theirs." }]);
});

visitorTest("with a clock that is an hour ahead the admin signs in, writes and saves", async ({ page, site }) => {
	await page.clock.install({ time: new Date(Date.now() + 3_660_000) });
	await signIn(page);
	const { admin, id } = await openNewEssay(page, site.url, "An hour ahead");
	await append(page, " Saved.");
	await page.keyboard.press("Control+s");
	await expect(page.getByText(/^Saved .*\d\d:\d\d$/)).toBeVisible();
	expect(await admin.rows("essays", { id })).toMatchObject([{ content: "Every picker walks up with a sack. Saved." }]);
});

test("links, Back and closing the tab ask while there is unsaved work", async ({ page, site }) => {
	await openNewEssay(page, site.url, "Guarded");
	await append(page, " More.");
	const dialog = page.getByRole("dialog", { name: "Leave without saving?" });

	await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Jobs" }).click();
	await expect(dialog).toBeVisible();
	await expect(dialog.getByRole("button", { name: "Keep editing" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL(/\/edit$/);

	const question = page.waitForEvent("dialog");
	await page.close({ runBeforeUnload: true });
	const nativeDialog = await question;
	expect(nativeDialog.type()).toBe("beforeunload");
	await nativeDialog.dismiss();
	await expect(field(page, "Content")).toHaveValue(/More\.$/);
});

test("Back within the area asks as well, and the draft is offered on return", async ({ page, site }) => {
	const { id } = await openNewEssay(page, site.url, "Left with Back");
	await page.goto("/admin/essays");
	await page.getByRole("link", { name: "Left with Back" }).first().click();
	await expect(field(page, "Content")).toHaveValue(/sack/);
	await append(page, " More.");
	await page.goBack();
	await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Leave", exact: true }).click();
	await expect(page).toHaveURL(/\/admin\/essays$/);
	await page.goto(`/admin/essays/${id}/edit`);
	await page.getByRole("button", { name: /^Restore/ }).click();
	await expect(field(page, "Content")).toHaveValue("Every picker walks up with a sack. More.");
});

test("the guard has no false alarm: not without a change, not after an undone one, not after a save", async ({ page, site }) => {
	await openNewEssay(page, site.url, "No wolf");
	let dialogCount = 0;
	page.on("dialog", (dialog) => {
		dialogCount += 1;
		void dialog.accept();
	});
	const jobs = page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Jobs" });
	const leaveAndReturn = async () => {
		await jobs.click();
		await expect(page).toHaveURL(/\/admin\/jobs$/);
		await page.goBack();
		await expect(field(page, "Content")).toHaveValue(/sack/);
	};
	await leaveAndReturn();
	await append(page, "x");
	await field(page, "Content").press("Backspace");
	await leaveAndReturn();
	await append(page, " Saved.");
	await expect(page.getByText("Unsaved changes")).toBeVisible();
	await page.keyboard.press("Control+s");
	await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
	await leaveAndReturn();
	await expect(field(page, "Content")).toHaveValue(/Saved\.$/);
	await append(page, " Again.");
	await page.keyboard.press("Control+s");
	await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
	await page.reload();
	await expect(field(page, "Content")).toHaveValue(/Again\.$/);
	expect(dialogCount).toBe(0);
});

test("a session that ends while editing: a sign-in dialog over the form, and the save goes on", async ({
	page,
	site,
	allowConsole,
}) => {
	const { admin, id } = await openNewEssay(page, site.url, "Signed out while writing");
	await append(page, " Written without a session.");
	await page.evaluate(() => {
		for (const key of Object.keys(localStorage)) if (key.startsWith("sb-")) localStorage.removeItem(key);
	});
	await page.getByRole("button", { name: "Update & Publish" }).click();
	const dialog = page.getByRole("dialog", { name: "Sign in to go on" });
	await expect(dialog.getByLabel("Email")).toHaveValue(account.email);
	await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
	await dialog.getByLabel("Password", { exact: true }).fill("not the password");
	await dialog.getByRole("button", { name: "Sign In" }).click();
	await expect(dialog.getByRole("alert")).toHaveText("Invalid email or password");
	await dialog.getByLabel("Password", { exact: true }).fill(account.password);
	await page.keyboard.press("Enter");
	await page.waitForURL("**/admin/essays");
	expect(await admin.rows("essays", { id })).toMatchObject([
		{ content: "Every picker walks up with a sack. Written without a session.", status: "published" },
	]);
	allowConsole(/status of 40[01]/);
});

visitorTest(
	"tokens that are refused while editing: the sign-in dialog opens over the form, and the save goes on",
	async ({ page, site, allowConsole }) => {
		await signIn(page);
		const { admin, id } = await openNewEssay(page, site.url, "Refused while writing");
		await append(page, " Written with old keys.");
		await invalidateSession(page);
		await page.getByRole("button", { name: "Update & Publish" }).click();
		const dialog = page.getByRole("dialog", { name: "Sign in to go on" });
		await dialog.getByLabel("Password", { exact: true }).fill(account.password);
		await expect(page).toHaveURL(/\/edit$/);
		await page.keyboard.press("Enter");
		await page.waitForURL("**/admin/essays");
		expect(await admin.rows("essays", { id })).toMatchObject([
			{ content: "Every picker walks up with a sack. Written with old keys." },
		]);
		allowConsole(/status of 40[01]/);
	},
);

visitorTest(
	"a sign-out in another tab asks here once the person pauses; the page and its text stay",
	async ({ page, context, site }) => {
		// Its own session: signing out ends it in every tab that shares it.
		await signIn(page);
		await openNewEssay(page, site.url, "Signed out elsewhere");
		await append(page, " Stays.");
		const other = await context.newPage();
		await other.goto("/admin");
		await other.getByRole("button", { name: "Logout" }).click();
		await other.getByRole("button", { name: "Keep on this device" }).click();
		await other.waitForURL("**/admin/login");
		const dialog = page.getByRole("dialog", { name: "Sign in to go on" });
		await expect(dialog).toBeVisible();
		await expect(page).toHaveURL(/\/edit$/);
		await dialog.getByRole("button", { name: "Not now" }).click();
		await expect(field(page, "Content")).toHaveValue(/Stays\.$/);
		// Signing in in the other tab is enough.
		await other.getByLabel("Email").fill(account.email);
		await other.getByLabel("Password", { exact: true }).fill(account.password);
		await other.getByRole("button", { name: "Sign In" }).click();
		await other.waitForURL("**/admin");
		await page.keyboard.press("Control+s");
		await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
	},
);

test("conflict: a change elsewhere is shown with both versions and four ways out", async ({ page, site }) => {
	const { admin, id } = await openNewEssay(page, site.url, "In conflict");
	await append(page, " Mine.");
	await admin.change("essays", { id }, { content: "Every picker walks up with a sack. Theirs." });
	await page.getByRole("button", { name: "Update & Publish" }).click();
	const dialog = page.getByRole("dialog", { name: "This essay changed somewhere else" });
	await expect(dialog.getByRole("region", { name: "Your version" }).locator("ins")).toHaveText("Mine");
	await expect(dialog.getByRole("region", { name: "Stored version" }).locator("del")).toHaveText("Theirs");
	await expect(dialog.getByRole("button", { name: "Keep editing" })).toBeFocused();

	await page.keyboard.press("Escape");
	await expect(page.getByRole("alert")).toContainText("This essay changed somewhere else");
	await expect(field(page, "Content")).toHaveValue(/Mine\.$/);

	await page.getByRole("button", { name: "Compare" }).click();
	await dialog.getByRole("button", { name: "Load stored version" }).click();
	await expect(field(page, "Content")).toHaveValue(/Theirs\.$/);
	await page.getByRole("button", { name: /^Restore/ }).click();
	await expect(field(page, "Content")).toHaveValue(/Mine\.$/);

	await page.getByRole("button", { name: "Update & Publish" }).click();
	await dialog.getByRole("button", { name: "Overwrite with mine" }).click();
	await page.waitForURL("**/admin/essays");
	expect(await admin.rows("essays", { id })).toMatchObject([{ content: "Every picker walks up with a sack. Mine." }]);
});

test("conflict: mine can become a new draft, and the other stays unchanged", async ({ page, site }) => {
	const { admin, id } = await openNewEssay(page, site.url, "Becomes two");
	await append(page, " Mine.");
	await admin.change("essays", { id }, { content: "Theirs." });
	await page.getByRole("button", { name: "Update & Publish" }).click();
	await page.getByRole("button", { name: "Save mine as a new draft" }).click();
	await expect(page).toHaveURL(/\/admin\/essays\/becomes-two-2\/edit$/);
	await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
	expect(await admin.rows("essays", { id: "becomes-two-2" })).toMatchObject([
		{ status: "draft", content: "Every picker walks up with a sack. Mine." },
	]);
	expect(await admin.rows("essays", { id })).toMatchObject([{ status: "published", content: "Theirs." }]);
});

test("two tabs: the second save reports a conflict, and neither tab's text overwrites the other's draft", async ({
	page,
	context,
	site,
}) => {
	const { id } = await openNewEssay(page, site.url, "In two tabs");
	const second = await context.newPage();
	await second.goto(`/admin/essays/${id}/edit`);
	await expect(field(second, "Content")).toHaveValue(/sack/);
	await append(page, " First tab.");
	await append(second, " Second tab.");
	expect(await countStoredDrafts(page)).toBe(2);
	await expect(draftNotice(second)).toBeHidden();
	await page.bringToFront();
	await page.keyboard.press("Control+s");
	await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
	await second.bringToFront();
	await second.keyboard.press("Control+s");
	await expect(second.getByRole("dialog", { name: "This essay changed somewhere else" })).toBeVisible();
	await second.reload().catch(() => {});
	await second.close({ runBeforeUnload: false });
	const third = await context.newPage();
	await third.goto(`/admin/essays/${id}/edit`);
	await third.getByRole("button", { name: /^Restore/ }).click();
	await expect(field(third, "Content")).toHaveValue("Every picker walks up with a sack. Second tab.");
});

test("failed save and retry: the text stays, the buttons are ready, and Retry stores it", async ({
	page,
	site,
	allowConsole,
}) => {
	const { admin, id } = await openNewEssay(page, site.url, "Offline for a while");
	await append(page, " Saved.");
	await page.context().setOffline(true);
	await page.getByRole("button", { name: "Update & Publish" }).click();
	await expect(page.getByRole("alert").filter({ hasText: "Not saved. The connection was lost." })).toBeVisible();
	await expect(page.getByRole("banner").or(page.getByRole("main")).getByText("Not saved", { exact: true })).toBeVisible();
	await expect(field(page, "Content")).toHaveValue(/Saved\.$/);
	for (const name of ["Save as Draft", "Update & Publish"]) await expect(page.getByRole("button", { name })).toBeEnabled();
	await page.context().setOffline(false);
	await page.getByRole("button", { name: "Retry" }).click();
	await page.waitForURL("**/admin/essays");
	expect(await admin.rows("essays", { id })).toMatchObject([{ content: "Every picker walks up with a sack. Saved." }]);
	allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
});

test("a refusal of the database is shown, and the text stays", async ({ page, site, allowConsole }) => {
	await openNewEssay(page, site.url, "Refused");
	await append(page, " Saved.");
	await page.route("**/rest/v1/essays**", (route) =>
		route.request().method() === "PATCH"
			? route.fulfill({ status: 400, json: { code: "23514", message: "violates check constraint" } })
			: route.continue(),
	);
	await page.getByRole("button", { name: "Update & Publish" }).click();
	await expect(page.getByRole("alert")).toContainText("The database refused a value");
	await expect(field(page, "Content")).toHaveValue(/Saved\.$/);
	allowConsole(/status of 400/);
});

test("an essay deleted elsewhere can be saved as a new one", async ({ page, site }) => {
	const { admin, id } = await openNewEssay(page, site.url, "Deleted elsewhere");
	await append(page, " Saved.");
	const other = await page.context().newPage();
	await other.goto("/admin/essays?q=Deleted+elsewhere");
	await other
		.getByRole("button", { name: /^Delete/ })
		.first()
		.click();
	await other.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
	await expect(async () => expect(await admin.rows("essays", { id })).toEqual([])).toPass();
	await page.bringToFront();
	await page.getByRole("button", { name: "Update & Publish" }).click();
	await expect(page.getByRole("alert")).toContainText("This essay was deleted somewhere else.");
	await page.getByRole("button", { name: "Save as new" }).click();
	await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
	expect(await admin.rows("essays", { title: "Deleted elsewhere" })).toMatchObject([
		{ content: "Every picker walks up with a sack. Saved.", status: "draft" },
	]);
});

test("double clicks and double Enter make one row", async ({ page, site }) => {
	const admin = await asAdmin(site.url);
	for (const [title, press] of [
		["Clicked twice", () => page.getByRole("button", { name: "Save as Draft" }).dblclick()],
		[
			"Entered twice",
			async () => {
				await page.getByRole("button", { name: "Publish" }).focus();
				await page.keyboard.press("Enter");
				await page.keyboard.press("Enter");
			},
		],
	] as const) {
		await page.goto("/admin/essays/new");
		await field(page, "Title").fill(title);
		await field(page, "Excerpt").fill("Once.");
		await field(page, "Content").fill("Once.");
		await press();
		await page.waitForURL("**/admin/essays");
		expect(await admin.rows("essays", { title })).toHaveLength(1);
	}
});

test("Cmd+S stores a new essay without leaving the form: the URL becomes its own, the caret stays, and the next save updates it", async ({
	page,
	site,
}) => {
	await page.goto("/admin/essays/new");
	await field(page, "Title").fill("Saved in place");
	await field(page, "Excerpt").fill("Once.");
	await field(page, "Content").fill("One");
	await page.keyboard.press("Control+s");
	await expect(page).toHaveURL(/\/admin\/essays\/saved-in-place\/edit$/);
	await expect(page.getByRole("heading", { level: 1, name: "Edit essay" })).toBeVisible();
	await expect(field(page, "Content")).toBeFocused();
	await page.keyboard.type(" two");
	await page.keyboard.press("Control+s");
	await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
	expect(await (await asAdmin(site.url)).rows("essays", { title: "Saved in place" })).toMatchObject([
		{ content: "One two", status: "draft" },
	]);
	expect(await countStoredDrafts(page)).toBe(0);
});
