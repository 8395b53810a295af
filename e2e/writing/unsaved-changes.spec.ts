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

test("a clock that is an hour wrong has no effect: the text is offered, and a change elsewhere is detected", async ({
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

test("the guard does not ask without a change, after an undone change, or after a save", async ({ page, site }) => {
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
		// A separate session, because signing out ends it in every tab that shares it.
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
		// Signing in in the other tab suffices.
		await other.getByLabel("Email").fill(account.email);
		await other.getByLabel("Password", { exact: true }).fill(account.password);
		await other.getByRole("button", { name: "Sign In" }).click();
		await other.waitForURL("**/admin");
		await page.keyboard.press("Control+s");
		await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
	},
);

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

test("an essay that was stored without a response is one essay after Retry, including text typed meanwhile", async ({
	page,
	site,
	allowConsole,
}) => {
	allowConsole(/ERR_FAILED|status of 409/);
	await page.goto("/admin/essays/new");
	await field(page, "Title").fill("Sent twice");
	await field(page, "Excerpt").fill("Once.");
	await field(page, "Content").fill("One");
	await page.route(
		"**/rest/v1/essays*",
		async (route) => {
			await route.fetch();
			await route.abort();
		},
		{ times: 1 },
	);
	await page.getByRole("button", { name: "Publish" }).click();
	await expect(page.getByRole("alert")).toContainText("The connection was lost.");
	await append(page, " and two");
	await page.getByRole("button", { name: "Retry" }).click();
	await page.waitForURL("**/admin/essays");
	const admin = await asAdmin(site.url);
	await expect(async () =>
		expect(await admin.rows("essays", { title: "Sent twice" })).toMatchObject([{ content: "One and two", status: "published" }]),
	).toPass();
	expect(await countStoredDrafts(page)).toBe(0);
});

test("two tabs that change different fields both store theirs, and the second lists the merged fields", async ({
	page,
	context,
	site,
}) => {
	const { admin, id } = await openNewEssay(page, site.url, "Both changes");
	const second = await context.newPage();
	await second.goto(`/admin/essays/${id}/edit`);
	await append(page, " First tab.");
	await page.keyboard.press("Control+s");
	await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
	await second.bringToFront();
	await field(second, "Excerpt").fill("Second tab.");
	await second.keyboard.press("Control+s");
	await expect(second.getByText("Content was changed elsewhere and is in this form now.")).toBeVisible();
	await expect(second.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
	expect(await admin.rows("essays", { id })).toMatchObject([
		{ content: "Every picker walks up with a sack. First tab.", excerpt: "Second tab." },
	]);
	await second.close();
});

test("an unfinished text is in the list of another browser; visitors and the search do not find it", async ({ page, site }) => {
	await page.goto("/admin/essays/new");
	await field(page, "Title").fill("Begun on a phone");
	await page.keyboard.press("Control+s");
	await expect(page.getByText(/^Kept as an unfinished text on every device\./)).toBeVisible();
	expect(await countStoredDrafts(page)).toBe(0);
	await page.goto("/admin/essays");
	await page.getByRole("region", { name: "Unfinished" }).getByRole("link", { name: "Begun on a phone" }).click();
	await expect(field(page, "Title")).toHaveValue("Begun on a phone");
	for (const path of ["/essays", "/search.json", "/sitemap.xml"])
		expect(await (await page.request.get(path)).text()).not.toContain("Begun on a phone");
	await field(page, "Excerpt").fill("At the desk.");
	await field(page, "Content").fill("Done");
	await page.getByRole("button", { name: "Save as Draft" }).click();
	await page.waitForURL("**/admin/essays");
	await expect(page.getByRole("region", { name: "Unfinished" })).toBeHidden();
	expect(await (await asAdmin(site.url)).rows("essays", { title: "Begun on a phone" })).toMatchObject([{ status: "draft" }]);
});
