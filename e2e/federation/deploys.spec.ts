import type { Page } from "@playwright/test";
import { startSite } from "../fixtures/startSite.ts";
import { expect, signIn } from "../fixtures/test.ts";
import { changedVersion } from "./buildChanged.ts";
import {
	expectHydrated,
	expectNewDocument,
	expectSameDocument,
	loadedScripts,
	markDocument,
	openTab,
	scriptsBelow,
	versionsIn,
} from "./pages.ts";
import { test } from "./test.ts";

/* Publishing and rolling back one remote while the site runs and tabs are open. */

/** The browser's message about a missing file of an old version. */
const isGone = /404|MIME type/;
const nav = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const changedNav = (page: Page) => page.getByRole("navigation", { name: "Main, changed" });
const palette = (page: Page) => page.getByRole("button", { name: "Open command palette" });
const changedText = "Use the changed hire form";

test("the next request after a publish renders the new version, with its own files only, in every process; a rollback takes it back (examples#4407, core#3548)", async ({
	page,
	deployment,
	request,
}) => {
	test.setTimeout(180_000);
	const other = await startSite({ SITE_DIST: deployment.dist });
	const textOfOther = async () => (await fetch(`${other.url}/contact`)).text();
	expect(await textOfOther()).not.toContain(changedText);
	const scripts = scriptsBelow(page, "/remotes/public/");
	await deployment.publishChanged("public");
	expect(await (await request.get("/contact")).text()).toContain(changedText);
	expect(await textOfOther()).toContain(changedText);
	await page.goto("/contact");
	await expect(changedNav(page)).toBeVisible();
	await expectHydrated(page);
	expect(versionsIn(scripts)).toEqual([changedVersion]);

	const { version } = deployment.first.remotes.public;
	expect(await deployment.remote("rollback public")).toContain(version);
	expect(await (await request.get("/contact")).text()).not.toContain(changedText);
	expect(await textOfOther()).not.toContain(changedText);
	await other.stop();
	scripts.length = 0;
	await page.goto("/contact");
	await expect(nav(page)).toBeVisible();
	await expectHydrated(page);
	expect(versionsIn(scripts)).toEqual([version]);
});

test("an open tab takes a new version with its next page as a document load, even when the old files are gone, and goes back with a rollback", async ({
	page,
	deployment,
	allowConsole,
}) => {
	await openTab(page, "/");
	await deployment.publishChanged("public", { removes: true });
	await nav(page).getByRole("link", { name: "Contact" }).click();
	await expect(changedNav(page)).toBeVisible();
	await expect(page.getByText(changedText)).toBeVisible();
	await expect(page).toHaveURL(/\/contact$/);
	await expectNewDocument(page);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Hi, I am");
	await page.goForward();
	await expect(page.getByText(changedText)).toBeVisible();

	await deployment.restore();
	const links = page.getByRole("navigation", { name: /^Main/ });
	await links.getByRole("link", { name: "Essays" }).click();
	await expect(page).toHaveURL(/\/essays$/);
	await expect(nav(page)).toBeVisible();
	allowConsole(isGone);
});

test("a page with data changes version at once: its data carry the new version", async ({ page, deployment }) => {
	await openTab(page, "/contact");
	await deployment.publishChanged("public");
	await nav(page).getByRole("link", { name: "Projects" }).click();
	await expect(changedNav(page)).toBeVisible();
	await expect(page).toHaveURL(/\/projects$/);
	await expectNewDocument(page);
	await expectHydrated(page);
	expect(versionsIn(await loadedScripts(page, "/remotes/public/"))).toEqual([changedVersion]);
});

test("a file that disappears while a form has text: the page offers a reload, and the form can still be sent", async ({
	page,
	deployment,
	allowConsole,
}) => {
	await openTab(page, "/contact");
	await page.getByLabel("Name").fill("Sari");
	await page.getByLabel("Message").fill("A long letter that takes time to write.");
	await deployment.publishChanged("public", { removes: true });
	await palette(page).click();
	const offer = page.getByRole("alert").filter({ hasText: "newer version" });
	await offer.getByRole("button", { name: "Not now" }).click();
	await expect(offer).toBeHidden();
	await expect(page.getByLabel("Message")).toHaveValue("A long letter that takes time to write.");
	await page.getByRole("textbox", { name: "Email" }).fill("sari@example.com");
	await page.getByLabel("Subject").fill("Long");
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page.getByRole("main").getByRole("status")).toContainText("Message sent");
	await expectSameDocument(page);
	await nav(page).getByRole("link", { name: "Projects" }).click();
	await expect(changedNav(page)).toBeVisible();
	allowConsole(isGone);
});

test("a file that disappears while a form has text: Reload loads the new version and keeps the text", async ({
	page,
	deployment,
	allowConsole,
}) => {
	await openTab(page, "/hire");
	await page.getByLabel("Project Description").fill("A map of all tea houses.");
	await page.getByLabel("Budget Range").selectOption("Custom Range");
	await page.getByLabel("Custom Budget").fill("Rp 40 million");
	await deployment.publishChanged("public", { removes: true });
	await palette(page).click();
	await page.getByRole("button", { name: "Reload" }).click();
	await expect(changedNav(page)).toBeVisible();
	await expectNewDocument(page);
	await expect(page.getByLabel("Custom Budget")).toHaveValue("Rp 40 million");
	await expect(page.getByLabel("Project Description")).toHaveValue("A map of all tea houses.");
	await palette(page).click();
	await expect(page.getByRole("dialog", { name: "Command palette" })).toBeVisible();
	allowConsole(isGone);
});

test("a document whose remote was replaced before its scripts loaded shows the new version", async ({
	page,
	deployment,
	allowConsole,
}) => {
	let deploying: Promise<void> | undefined;
	await page.route("**/remotes/public/**", async (route) => {
		deploying ??= deployment.publishChanged("public", { removes: true });
		await deploying;
		await route.continue();
	});
	await page.goto("/contact");
	await expect(page.getByText(changedText)).toBeVisible();
	await expectHydrated(page);
	await palette(page).click();
	await expect(page.getByRole("dialog", { name: "Command palette" })).toBeVisible();
	allowConsole(isGone);
	// Chromium's message about the old files if publishing the new ones takes seconds.
	allowConsole(/was preloaded/);
});

test("the admin area loads a new version with the next page, stays signed in, and asks before leaving an unsaved form", async ({
	page,
	deployment,
	allowConsole,
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
	await expectNewDocument(page);
	allowConsole(isGone);
});
