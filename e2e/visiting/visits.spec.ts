import type { Page } from "@playwright/test";
import { findPostgres, type PostgresServer, startPostgres } from "../../supabase/testing/server/startPostgres.ts";
import { type AdminClient, asAdmin } from "../fixtures/asAdmin.ts";
import { recordScripts } from "../fixtures/page/recordScripts.ts";
import { isCount } from "../fixtures/page/visits.ts";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

/** Serial: all count on one site, whose settings they change. Operations has its database on a server. */
test.describe.configure({ mode: "serial" });

let postgres: PostgresServer | undefined;
let site: RunningSite;
let admin: AdminClient;
test.beforeAll(async ({}, { project }) => {
	test.setTimeout(240_000);
	if (project.name === "operations") postgres = await startPostgres(findPostgres());
	site = await startSite(postgres && { DATABASE_URL: `postgres://postgres@127.0.0.1:${postgres.port}/postgres` });
	admin = await asAdmin(site.url);
});
test.afterAll(async () => {
	await site?.stop();
	await postgres?.stop();
});

/** The views so far by path, as "/essays 2". */
const views = async () =>
	(await admin.rows("visits")).map(({ path, referrer_host: host, device, views }) => `${path} ${host}${device} ${views}`).sort();

/** The pathnames of what a page requests, in their order. */
function requestsOf(page: Page) {
	const paths: string[] = [];
	page.on("request", (request) => paths.push(new URL(request.url()).pathname));
	return paths;
}

test("views in one document and in the next are rows without a host, and the browser stores nothing", async ({ page }) => {
	const requested = requestsOf(page);
	await page.goto(`${site.url}/hire?utm=x`);
	await page.getByRole("banner").getByRole("link", { name: "Essays" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Essays" })).toBeVisible();
	await page.evaluate(() => location.assign("/store"));
	await expect.poll(views).toEqual(["/essays desktop 1", "/hire desktop 1", "/store desktop 1"]);
	expect(requested.filter(isCount)).toHaveLength(3);
	expect(await page.context().cookies()).toEqual([]);
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

for (const [name, property, value] of [
	["Global Privacy Control", "globalPrivacyControl", true],
	["Do Not Track", "doNotTrack", "1"],
] as const) {
	test(`with ${name} nothing is sent`, async ({ page }) => {
		await page.addInitScript(([property, value]) => Object.defineProperty(navigator, property as string, { value }), [
			property,
			value,
		] as const);
		const requested = requestsOf(page);
		await openCountable(page, site.url);
		expect(requested.filter(isCount)).toEqual([]);
	});
}

test("a signed-in admin is not counted, on public pages and in the admin area", async ({ page }) => {
	await signIn(page, undefined, site.url);
	const requested = requestsOf(page);
	await openCountable(page, site.url);
	expect(requested.filter(isCount)).toEqual([]);
	await page.goto(`${site.url}/admin`);
	await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
	expect(requested.filter(isCount)).toEqual([]);
});

test("without scripts a view is counted once, and with Do Not Track not at all", async ({ browser }) => {
	const page = await browser.newPage({ javaScriptEnabled: false });
	for (let visit = 1; visit <= 2; visit++) {
		await page.goto(`${site.url}/contact`, { waitUntil: "networkidle" });
		await expect.poll(views).toContain(`/contact desktop ${visit}`);
	}
	await page.setExtraHTTPHeaders({ dnt: "1" });
	const image = page.waitForResponse(`${site.url}/visit.gif`);
	await page.goto(`${site.url}/projects`);
	expect((await image).status()).toBe(204);
	await page.close();
	// A later view is counted, so the earlier one has been handled.
	const next = await browser.newPage({ javaScriptEnabled: false });
	await next.goto(`${site.url}/contact`, { waitUntil: "networkidle" });
	await expect.poll(views).toContain("/contact desktop 3");
	expect((await views()).filter((row) => row.startsWith("/projects"))).toEqual([]);
	await next.close();
});

test("switched off in the settings, no page has a script or image for counting, and no visit is counted", async ({ page }) => {
	const before = await views();
	await admin.change("site_settings", { id: "site" }, { count_visits: false });
	await expectUncounted(page, site.url);
	expect(await views()).toEqual(before);
	await admin.change("site_settings", { id: "site" }, { count_visits: true });
	await page.goto(site.url);
	await expect.poll(views).toContain("/ desktop 1");
});

test("VISITS=off has the same effect, regardless of the settings", async ({ page }) => {
	const off = await startSite({ VISITS: "off" });
	await expectUncounted(page, off.url);
	expect(await (await asAdmin(off.url)).rows("visits")).toEqual([]);
	await page.goto("about:blank");
	await off.stop();
});

async function expectUncounted(page: Page, url: string) {
	const html = await (await fetch(url)).text();
	expect(html).not.toMatch(/visit\.gif|count_visit/);
	const requested = requestsOf(page);
	const readScripts = recordScripts(page);
	await openCountable(page, url);
	expect(requested.filter(isCount)).toEqual([]);
	const scripts = await readScripts();
	expect(scripts.length).toBeGreaterThan(2);
	expect(scripts.filter((text) => text.includes("count_visit"))).toEqual([]);
}

/** Opens a page, and another from it: both are views, sent in the task that shows the page. */
async function openCountable(page: Page, url: string) {
	await page.goto(url);
	await page.getByRole("banner").getByRole("link", { name: "Essays" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Essays" })).toBeVisible();
}
