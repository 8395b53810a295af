import type { Page } from "@playwright/test";
import { expect, signIn } from "../fixtures/test.ts";
import { changedVersion } from "./buildChanged.ts";
import { expectLive, expectSameDocument, markDocument, openTab, scriptsBelow, versionsIn } from "./pages.ts";
import { test } from "./test.ts";

/* Publishing one remote and taking it back, while the site runs and tabs are open. */

/** What the browser says of an old version's file. */
const isGone = /404|MIME type/;
const nav = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const changedNav = (page: Page) => page.getByRole("navigation", { name: "Main, changed" });
const palette = (page: Page) => page.getByRole("button", { name: "Open command palette" });
const changedWords = "Changed messages land in one inbox";

test("a published version is served without a restart, with its own files only, and a rollback takes it back", async ({
	page,
	deployment,
	request,
}) => {
	const scripts = scriptsBelow(page, "/remotes/public/");
	await deployment.publishChanged("public");
	await expect.poll(async () => (await request.get("/contact")).text()).toContain(changedWords);
	await page.goto("/contact");
	await expect(changedNav(page)).toBeVisible();
	await expectLive(page);
	expect(versionsIn(scripts)).toEqual([changedVersion]);

	const { version } = deployment.first.remotes.public;
	expect(await deployment.remote("rollback public")).toContain(version);
	await expect.poll(async () => (await request.get("/contact")).text()).not.toContain(changedWords);
	scripts.length = 0;
	await page.goto("/contact");
	await expect(nav(page)).toBeVisible();
	await expectLive(page);
	expect(versionsIn(scripts)).toEqual([version]);
});

test("an open tab takes a new version with its next page, in place, even when the old files are gone, and goes back with a rollback", async ({
	page,
	deployment,
	forgive,
}) => {
	await openTab(page, "/");
	await deployment.publishChanged("public", { removes: true });
	await nav(page).getByRole("link", { name: "Contact" }).click();
	await expect(changedNav(page)).toBeVisible();
	await expect(page.getByText(changedWords)).toBeVisible();
	await expect(page).toHaveURL(/\/contact$/);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Hi, I am");
	await page.goForward();
	await expect(page.getByText(changedWords)).toBeVisible();

	await deployment.restore();
	// Of either version: the look at the registry behind the last move may have come after the rollback.
	await page.getByRole("navigation", { name: /^Main/ }).getByRole("link", { name: "Projects" }).click();
	await expect(nav(page)).toBeVisible();
	await expect(page).toHaveURL(/\/projects$/);
	await expectSameDocument(page);
	forgive(isGone);
});

test("never two versions at once: with both on disk, all that is asked for after the swap is of the new one", async ({
	page,
	deployment,
}) => {
	await openTab(page, "/contact");
	await deployment.publishChanged("public");
	await nav(page).getByRole("link", { name: "Projects" }).click();
	await expect(changedNav(page)).toBeVisible();
	const scripts = scriptsBelow(page, "/remotes/public/");
	for (const name of ["Essays", "Store", "Contact"]) {
		await changedNav(page).getByRole("link", { name }).click();
		await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
	await expect(page.getByText(changedWords)).toBeVisible();
	expect(versionsIn(scripts)).toEqual([changedVersion]);
	await expectSameDocument(page);
});

test("a deploy under a form with text: the person is asked, may keep writing and send, and takes the new version with the next page", async ({
	page,
	deployment,
	forgive,
}) => {
	await openTab(page, "/contact");
	await page.getByLabel("Name").fill("Sari");
	await page.getByLabel("Message").fill("A long letter that nobody wants to write twice.");
	await deployment.publishChanged("public", { removes: true });
	// A part of the old version that this tab has not loaded yet.
	await palette(page).click();
	const question = page.getByRole("alert").filter({ hasText: "newer version" });
	await question.getByRole("button", { name: "Keep writing" }).click();
	await expect(question).toBeHidden();
	await expect(page.getByLabel("Message")).toHaveValue("A long letter that nobody wants to write twice.");
	await page.getByRole("textbox", { name: "Email" }).fill("sari@example.com");
	await page.getByLabel("Subject").fill("Kept");
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page.getByRole("main").getByRole("status")).toContainText("Message sent");
	await nav(page).getByRole("link", { name: "Projects" }).click();
	await expect(changedNav(page)).toBeVisible();
	await expectSameDocument(page);
	forgive(isGone);
});

test("a deploy under a form with text: whoever says Update gets the new version in place", async ({
	page,
	deployment,
	forgive,
}) => {
	await openTab(page, "/contact");
	await page.getByLabel("Message").fill("Not so important.");
	await deployment.publishChanged("public", { removes: true });
	await palette(page).click();
	await page.getByRole("button", { name: "Update" }).click();
	await expect(page.getByText(changedWords)).toBeVisible();
	await expect(page.getByLabel("Message")).toHaveValue("");
	await palette(page).click();
	await expect(page.getByRole("dialog", { name: "Command palette" })).toBeVisible();
	await expectSameDocument(page);
	forgive(isGone);
});

test("a deploy under a clean page: where a part of it is gone the new version takes its place at once, and the scroll position stays", async ({
	page,
	deployment,
	forgive,
}) => {
	await page.setViewportSize({ width: 800, height: 400 });
	await openTab(page, "/contact");
	await deployment.publishChanged("public", { removes: true });
	await page.mouse.wheel(0, 150);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
	await page.keyboard.press("Control+k");
	await expect(page.getByText(changedWords)).toBeAttached();
	expect(await page.evaluate(() => scrollY)).toBe(150);
	await expectSameDocument(page);
	forgive(isGone);
});

test("a document whose remote was replaced before its scripts came shows the new version", async ({
	page,
	deployment,
	forgive,
}) => {
	let deploying: Promise<void> | undefined;
	await page.route("**/remotes/public/**", async (route) => {
		deploying ??= deployment.publishChanged("public", { removes: true });
		await deploying;
		await route.continue();
	});
	await page.goto("/contact");
	await expect(page.getByText(changedWords)).toBeVisible();
	await expectLive(page);
	await palette(page).click();
	await expect(page.getByRole("dialog", { name: "Command palette" })).toBeVisible();
	forgive(isGone);
});

test("a new version that cannot be loaded leaves the old one running", async ({ page, deployment, forgive }) => {
	await openTab(page, "/");
	await deployment.publishChanged("public");
	await deployment.tamper(`remotes/public/${changedVersion}/remoteEntry.js`);
	await nav(page).getByRole("link", { name: "Contact" }).click();
	await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
	await page.waitForLoadState("networkidle");
	await expect(nav(page)).toBeVisible();
	expect(await page.evaluate(() => "tampered" in globalThis)).toBe(false);
	await expectSameDocument(page);
	forgive(/integrity/);
});

test("the owner's area takes a new version in place, stays signed in, and asks before a form that is not saved", async ({
	page,
	deployment,
	forgive,
}) => {
	await signIn(page);
	await markDocument(page);
	const menu = page.getByRole("navigation", { name: "Admin" });
	await menu.getByRole("link", { name: "Jobs" }).click();
	await page.getByRole("link", { name: "Add Job" }).first().click();
	await page.getByLabel("Position").fill("Tea taster");
	await deployment.publishChanged("admin", { removes: true });
	await menu.getByRole("link", { name: "Essays" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Keep editing" }).click();
	await expect(page.getByLabel("Position")).toHaveValue("Tea taster");
	await menu.getByRole("link", { name: "Essays" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click();
	await expect(menu.getByRole("link", { name: "Profile, changed" })).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Essays");
	await expectSameDocument(page);
	forgive(isGone);
});
