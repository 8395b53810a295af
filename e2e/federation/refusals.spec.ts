import type { Page } from "@playwright/test";
import { startSite } from "../fixtures/startSite.ts";
import { expect } from "../fixtures/test.ts";
import { changedVersion } from "./buildChanged.ts";
import { Deployment } from "./Deployment.ts";
import { expectHydrated } from "./pages.ts";
import { test } from "./test.ts";

/*
 * A remote that is missing, slow, corrupt or too new disables only its own area, and recovers by itself or on
 * Retry.
 */

const adminFailed = "The admin area could not be loaded";
const adminEntry = "**/remotes/admin/**/remoteEntry.js*";
const isTampered = (page: Page) => page.evaluate(() => "tampered" in globalThis);
const retry = (page: Page) => page.getByRole("button", { name: "Retry" }).click();
const expectSignIn = (page: Page) => expect(page.getByLabel("Email")).toBeVisible();

test("a tampered entry of the admin remote does not run; the shell says so, and Retry loads the real one", async ({
	page,
	deployment,
	allowConsole,
}) => {
	await deployment.tamper(deployment.file("admin", "remoteEntry.js"));
	await page.goto("/admin/login");
	await expect(page.getByRole("alert")).toContainText(adminFailed);
	expect(await isTampered(page)).toBe(false);
	await deployment.restore();
	await retry(page);
	await expectSignIn(page);
	expect(await isTampered(page)).toBe(false);
	allowConsole(/integrity/);
});

test("with a tampered entry of the public remote the page remains readable, and Retry hydrates it", async ({
	page,
	deployment,
	allowConsole,
}) => {
	await deployment.tamper(deployment.file("public", "remoteEntry.js"));
	await page.goto("/");
	await expect(page.getByRole("alert")).toContainText("Parts of this page do not react yet");
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Hi, I am");
	expect(await isTampered(page)).toBe(false);
	await deployment.restore();
	await retry(page);
	await expect(page.getByRole("alert")).toBeHidden();
	await expectHydrated(page);
	await page.getByRole("button", { name: "Open command palette" }).click();
	await expect(page.getByRole("dialog", { name: "Command palette" })).toBeVisible();
	allowConsole(/integrity|RemoteError|preload/);
});

test("a tampered chunk does not run; the page says that it did not load, and opens when the chunk is restored", async ({
	page,
	deployment,
	allowConsole,
}) => {
	const [chunk] = deployment.first.remotes.public.pages["public-contact"] as string[];
	await deployment.tamper(deployment.file("public", chunk as string));
	await page.goto("/");
	await expectHydrated(page);
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
	await expect(page.getByRole("alert")).toContainText("This page did not load");
	expect(await isTampered(page)).toBe(false);
	await deployment.restore();
	await retry(page);
	await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
	allowConsole(/integrity|Loading chunk|did not load/);
});

test("a tampered server build does not run: the shell answers 503, the page says so, and Retry loads it when the build is restored", async ({
	page,
	allowConsole,
}) => {
	// A server that loaded this build for another test would still use it.
	const deployment = await Deployment.create();
	const site = await startSite({ SITE_DIST: deployment.dist });
	try {
		await deployment.publishChanged("public");
		await deployment.tamper(`remotes/public/${changedVersion}/server/remoteEntry.cjs`, "\nglobalThis.tampered();");
		const response = await page.goto(`${site.url}/contact?never-seen`);
		expect(response?.status()).toBe(503);
		expect(response?.headers()["retry-after"]).toBeDefined();
		expect(await response?.text()).not.toContain("Send Message");
		await expect(page.getByRole("alert")).toContainText("This page could not be shown");
		expect(site.output()).toContain("server/remoteEntry.cjs differs from the published file.");
		await deployment.restore();
		await expect.poll(async () => (await page.request.get(`${site.url}/contact?never-seen-either`)).status()).toBe(200);
		await retry(page);
		await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
		allowConsole(/status of 503/);
	} finally {
		// The page may still be loading scripts, and would report that the site has stopped.
		await page.goto("about:blank");
		await site.stop();
		await deployment.remove();
	}
});

test("a remote that needs another React is refused before it is requested, and the page shows both versions (piral#835)", async ({
	page,
	deployment,
}) => {
	await deployment.changeRegistry(({ remotes }) => {
		remotes.admin.requires.react = "^20.0.0";
	});
	const requested = requestsBelow(page, "/remotes/admin/");
	await page.goto("/admin/login");
	await expect(page.getByRole("alert")).toContainText(adminFailed);
	await expect(page.getByRole("alert")).toContainText("needs react ^20.0.0, and this shell provides 19.");
	expect((await page.request.get("/")).status()).toBe(200);
	expect(requested).toEqual([]);
	await deployment.restore();
	await retry(page);
	await expectSignIn(page);
});

test("a script without a hash is refused by the browser itself", async ({ page, allowConsole }) => {
	await page.goto("/");
	await expectHydrated(page);
	const outcome = await page.evaluate(
		() =>
			new Promise<string>((resolve) => {
				const known = document.querySelector<HTMLScriptElement>("script[src]");
				const script = document.createElement("script");
				script.addEventListener("load", () => resolve("ran"));
				script.addEventListener("error", () => resolve("refused"));
				script.src = `${known?.src}?without-a-hash`;
				document.head.append(script);
			}),
	);
	expect(outcome).toBe("refused");
	allowConsole(/Integrity-Policy|integrity/i);
});

test("a remote whose server fails (500): one failure is retried silently, more leave the shell working, and Retry requests it again", async ({
	page,
	allowConsole,
}) => {
	let left = 1;
	await page.route(adminEntry, (route) => (left-- > 0 ? route.fulfill({ status: 500 }) : route.continue()));
	await page.goto("/admin/login");
	await expectSignIn(page);
	left = Number.POSITIVE_INFINITY;
	await page.reload();
	await expect(page.getByRole("alert")).toContainText(adminFailed);
	left = 0;
	await retry(page);
	await expectSignIn(page);
	allowConsole(/status of 500|integrity/);
});

test("a remote that hangs: the loading state, after ten seconds a message, and Retry requests it again (vite#917)", async ({
	page,
	allowConsole,
}) => {
	await page.clock.install();
	const requested: string[] = [];
	let isHanging = true;
	await page.route(adminEntry, async (route) => {
		requested.push(route.request().url());
		if (!isHanging) await route.continue();
	});
	await page.goto("/admin/login", { waitUntil: "commit" });
	await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
	// The document's hint requests it before.
	await expect(page.locator('script[src*="/remotes/admin/"]')).toBeAttached();
	await page.clock.runFor(10_500);
	await expect(page.getByRole("alert")).toContainText(adminFailed, { timeout: 5_000 });
	isHanging = false;
	await retry(page);
	await expectSignIn(page);
	// The next request does not join the one that hangs.
	expect(new Set(requested).size).toBe(2);
	allowConsole(/preload/);
});

test("a public page that hangs does not block other pages", async ({ page, deployment }) => {
	const [chunk] = deployment.first.remotes.public.pages["public-store"] as string[];
	await page.route(`**/${chunk}*`, () => {});
	await page.goto("/");
	await expectHydrated(page);
	const nav = page.getByRole("navigation", { name: "Main" });
	await nav.getByRole("link", { name: "Store" }).click();
	await nav.getByRole("link", { name: "Contact" }).click();
	await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
});

function requestsBelow(page: Page, path: string): string[] {
	const requested: string[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).pathname.startsWith(path)) requested.push(request.url());
	});
	return requested;
}
