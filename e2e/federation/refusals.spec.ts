import type { Page } from "@playwright/test";
import { startSite } from "../fixtures/startSite.ts";
import { expect } from "../fixtures/test.ts";
import { changedVersion } from "./buildChanged.ts";
import { Deployment } from "./Deployment.ts";
import { expectLive } from "./pages.ts";
import { test } from "./test.ts";

/*
 * A remote that is missing, slow, corrupt or too new costs its own area and nothing else, and comes back by
 * itself or on Retry.
 */

const adminFailed = "The admin area could not be loaded";
const adminEntry = "**/remotes/admin/**/remoteEntry.js*";
const isTampered = (page: Page) => page.evaluate(() => "tampered" in globalThis);
const retry = (page: Page) => page.getByRole("button", { name: "Retry" }).click();
const expectSignIn = (page: Page) => expect(page.getByLabel("Email")).toBeVisible();

test("a tampered entry of the admin remote does not run; the shell says so, and Retry loads the real one", async ({
	page,
	deployment,
	forgive,
}) => {
	await deployment.tamper(deployment.file("admin", "remoteEntry.js"));
	await page.goto("/admin/login");
	await expect(page.getByRole("alert")).toContainText(adminFailed);
	expect(await isTampered(page)).toBe(false);
	await deployment.restore();
	await retry(page);
	await expectSignIn(page);
	expect(await isTampered(page)).toBe(false);
	forgive(/integrity/);
});

test("a tampered entry of the public remote leaves the server's page readable, and Retry beside it makes it live", async ({
	page,
	deployment,
	forgive,
}) => {
	await deployment.tamper(deployment.file("public", "remoteEntry.js"));
	await page.goto("/");
	await expect(page.getByRole("alert")).toContainText("Parts of this page do not react yet");
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Hi, I am");
	expect(await isTampered(page)).toBe(false);
	await deployment.restore();
	await retry(page);
	await expect(page.getByRole("alert")).toBeHidden();
	await expectLive(page);
	await page.getByRole("button", { name: "Open command palette" }).click();
	await expect(page.getByRole("dialog", { name: "Command palette" })).toBeVisible();
	forgive(/integrity|RemoteError|preload/);
});

test("a tampered chunk does not run; the page says that it did not load, and opens when it is whole again", async ({
	page,
	deployment,
	forgive,
}) => {
	const [chunk] = deployment.first.remotes.public.pages["public-contact"] as string[];
	await deployment.tamper(deployment.file("public", chunk as string));
	await page.goto("/");
	await expectLive(page);
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
	await expect(page.getByRole("alert")).toContainText("This page did not load");
	expect(await isTampered(page)).toBe(false);
	await deployment.restore();
	await retry(page);
	await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
	forgive(/integrity|Loading chunk|did not load/);
});

test("a tampered server build does not run: the shell answers 503, the page says so, and Retry brings it when the server is whole", async ({
	page,
	forgive,
}) => {
	// A server that has loaded this build for another test would go on with it.
	const deployment = await Deployment.make();
	const site = await startSite({ SITE_DIST: deployment.dist });
	try {
		await deployment.publishChanged("public");
		await deployment.tamper(`remotes/public/${changedVersion}/server/remoteEntry.cjs`, "\nglobalThis.tampered();");
		const response = await page.goto(`${site.url}/contact?never-seen`);
		expect(response?.status()).toBe(503);
		expect(response?.headers()["retry-after"]).toBeDefined();
		expect(await response?.text()).not.toContain("Send Message");
		await expect(page.getByRole("alert")).toContainText("This page could not be shown");
		expect(site.output()).toContain("server/remoteEntry.cjs is not what was published.");
		await deployment.restore();
		await expect.poll(async () => (await page.request.get(`${site.url}/contact?never-seen-either`)).status()).toBe(200);
		await retry(page);
		await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
		forgive(/status of 503/);
	} finally {
		// The page may still be loading its program, and would report a site that has gone.
		await page.goto("about:blank");
		await site.stop();
		await deployment.remove();
	}
});

test("an entry without a hash in the registry is refused before it is asked for, the public area does not notice, and Retry takes the mended one", async ({
	page,
	deployment,
}) => {
	await deployment.changeRegistry(({ remotes }) => {
		delete remotes.admin.integrity["remoteEntry.js"];
	});
	const asked = requestsBelow(page, "/remotes/admin/");
	await page.goto("/admin/login");
	await expect(page.getByRole("alert")).toContainText(adminFailed);
	await expect(page.getByRole("alert")).toContainText("remoteEntry.js has no hash");
	expect((await page.request.get("/")).status()).toBe(200);
	expect(asked).toEqual([]);
	await deployment.restore();
	await retry(page);
	await expectSignIn(page);
});

test("a remote that needs another React is refused before it is asked for, and the reason is said", async ({
	page,
	deployment,
}) => {
	await deployment.changeRegistry(({ remotes }) => {
		remotes.admin.contract.requires.react = "^20.0.0";
	});
	const asked = requestsBelow(page, "/remotes/admin/");
	await page.goto("/admin/login");
	await expect(page.getByRole("alert")).toContainText(adminFailed);
	await expect(page.getByRole("alert")).toContainText("needs react ^20.0.0, and this shell provides 19.");
	expect(asked).toEqual([]);
	await deployment.restore();
	await retry(page);
	await expectSignIn(page);
});

test("the build of another remote is refused in its place", async ({ page, deployment }) => {
	await deployment.changeRegistry(({ remotes }) => {
		remotes.admin = remotes.public;
	});
	await page.goto("/admin/login");
	await expect(page.getByRole("alert")).toContainText("admin: the build offers public");
});

test("a script without a hash is refused by the browser itself", async ({ page, forgive }) => {
	await page.goto("/");
	await expectLive(page);
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
	forgive(/Integrity-Policy|integrity/i);
});

test("a remote whose files are gone (404) leaves the shell standing, and Retry asks again", async ({
	page,
	deployment,
	forgive,
}) => {
	await deployment.hide(deployment.file("admin", ""));
	await page.goto("/admin/login");
	await expect(page.getByRole("alert")).toContainText(adminFailed);
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Hi, I am");
	await page.goto("/admin/login");
	await expect(page.getByRole("alert")).toContainText(adminFailed);
	await deployment.restore();
	await retry(page);
	await expectSignIn(page);
	forgive(/404|MIME type/);
});

test("a remote whose server fails (500): one failure is tried again unseen, more leave the shell standing, and Retry asks again", async ({
	page,
	forgive,
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
	forgive(/status of 500|integrity/);
});

test("a remote that hangs: a loading state, after the time limit Retry, and Retry asks anew", async ({ page, forgive }) => {
	await page.clock.install();
	const asked: string[] = [];
	let isHanging = true;
	await page.route(adminEntry, async (route) => {
		asked.push(route.request().url());
		if (!isHanging) await route.continue();
	});
	await page.goto("/admin/login", { waitUntil: "commit" });
	await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
	await expect.poll(() => asked.length).toBeGreaterThan(0);
	// Two attempts of ten seconds each.
	await expect(async () => {
		await page.clock.runFor(2_000);
		await expect(page.getByRole("alert")).toContainText(adminFailed, { timeout: 100 });
	}).toPass();
	isHanging = false;
	await retry(page);
	await expectSignIn(page);
	expect(new Set(asked).size).toBe(3);
	forgive(/preload/);
});

test("a page of the public area that hangs does not keep others from opening", async ({ page, deployment }) => {
	const [chunk] = deployment.first.remotes.public.pages["public-store"] as string[];
	await page.route(`**/${chunk}*`, () => {});
	await page.goto("/");
	await expectLive(page);
	const nav = page.getByRole("navigation", { name: "Main" });
	await nav.getByRole("link", { name: "Store" }).click();
	await nav.getByRole("link", { name: "Contact" }).click();
	await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
});

function requestsBelow(page: Page, path: string): string[] {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).pathname.startsWith(path)) asked.push(request.url());
	});
	return asked;
}
