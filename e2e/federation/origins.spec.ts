import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { serveFolder } from "../fixtures/serveFolder.ts";
import { expect, signIn } from "../fixtures/test.ts";
import { changedVersion } from "./buildChanged.ts";
import { expectHydrated, scriptsBelow } from "./pages.ts";
import { test } from "./test.ts";

/* Remotes on other origins, under the security policies of every page. */

test("the admin remote on another origin: signing in and the pages work, the policy names the origin, and all of its files come from there", async ({
	page,
	deployment,
}) => {
	const otherOrigin = await serveFolder(join(deployment.dist, "remotes/admin"), { isCrossOrigin: true });
	const violations = await collectViolations(page);
	const { version } = deployment.first.remotes.admin;
	await deployment.remote(`publish admin --version ${version} --at ${otherOrigin.url}`);
	const local = scriptsBelow(page, "/remotes/admin/");
	const response = await page.goto("/admin/login");
	expect(response?.headers()["content-security-policy"]).toMatch(new RegExp(`script-src [^;]*${otherOrigin.url}`));
	await signIn(page);
	await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Profile" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(/profile/i);
	expect(local).toEqual([]);
	const requested = otherOrigin.requestedPaths.filter((path) => path.startsWith(`/${version}/`));
	expect(requested.some((path) => path.endsWith("/remoteEntry.js"))).toBe(true);
	expect(new Set(requested).size).toBeGreaterThan(3);
	expect(violations()).toEqual([]);
	await otherOrigin.stop();
});

test("a remote on another origin without CORS headers is not published", async ({ deployment }) => {
	const otherOrigin = await serveFolder(join(deployment.dist, "remotes/admin"));
	const publishing = deployment.remote(
		`publish admin --version ${deployment.first.remotes.admin.version} --at ${otherOrigin.url}`,
	);
	await expect(publishing).rejects.toThrow("access-control-allow-origin");
	await otherOrigin.stop();
});

test("the public remote on another origin: rendered from verified files, hydrated, and readable while that origin is down", async ({
	browser,
	page,
	deployment,
	request,
	baseURL,
}) => {
	const otherOrigin = await serveFolder(join(deployment.dist, "remotes/public"), { isCrossOrigin: true });
	await deployment.remote(`publish public --version ${deployment.first.remotes.public.version} --at ${otherOrigin.url}`);
	const response = await page.goto("/contact");
	expect(response?.status()).toBe(200);
	expect(await response?.text()).toContain(`${otherOrigin.url}/${deployment.first.remotes.public.version}/remoteEntry.js`);
	await expectHydrated(page);
	await otherOrigin.stop();
	// Not cached: rendered for this request.
	expect((await request.get("/essays/otherOrigin-gone")).status()).toBe(404);
	const visitor = await browser.newPage({ ...(baseURL && { baseURL }) });
	await visitor.goto("/contact");
	await expect(visitor.getByRole("alert")).toContainText("Parts of this page do not react yet");
	await expect(visitor.getByRole("button", { name: "Send Message" })).toBeVisible();
	await visitor.close();
	await rm(join(deployment.dist, "fetched"), { recursive: true, force: true });
});

test("server and browser refuse a remote whose files changed on another origin after publishing (webpack#14310)", async ({
	page,
	deployment,
	site,
	allowConsole,
}) => {
	const otherOrigin = await serveFolder(join(deployment.dist, "remotes/public"), { isCrossOrigin: true });
	await deployment.publishChanged("public");
	await deployment.remote(`publish public --version ${changedVersion} --at ${otherOrigin.url}`);
	await deployment.tamper(`remotes/public/${changedVersion}/remoteEntry.js`);
	await deployment.tamper(`remotes/public/${changedVersion}/server/remoteEntry.cjs`, "\nglobalThis.tampered();");
	const response = await page.goto("/essays/changed-otherOrigin");
	expect(response?.status()).toBe(503);
	await expect(page.getByRole("alert")).toContainText("This part of the site could not be loaded");
	expect(await page.evaluate(() => "tampered" in globalThis)).toBe(false);
	expect(site.output()).toContain("server/remoteEntry.cjs differs from the published file.");
	await otherOrigin.stop();
	allowConsole(/integrity|status of 503|preload/);
});

test("no page violates its own security policies", async ({ page, request }) => {
	const violations = await collectViolations(page);
	for (const path of ["/", "/projects", "/essays", "/store", "/hire", "/contact"]) {
		await page.goto(path);
		await expectHydrated(page);
	}
	await page.getByRole("button", { name: "Open command palette" }).click();
	await expect(page.getByRole("dialog", { name: "Command palette" })).toBeVisible();
	await signIn(page);
	expect(violations()).toEqual([]);
	const headers = (await page.request.get("/")).headers();
	expect(headers["content-security-policy"]).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
	expect(headers).toMatchObject({
		"integrity-policy": "blocked-destinations=(script)",
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"referrer-policy": "strict-origin-when-cross-origin",
	});
	const isolation = ["cross-origin-opener-policy", "same-origin"] as const;
	for (const path of ["/admin", "/admin/login"]) expect((await request.get(path)).headers()).toHaveProperty(...isolation);
	expect(headers, "a public page").not.toHaveProperty(isolation[0]);
});

async function collectViolations(page: Page) {
	const violations: string[] = [];
	await page.exposeFunction("reportViolation", (text: string) => void violations.push(text));
	await page.addInitScript(() => {
		const report = (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation;
		addEventListener("securitypolicyviolation", (event) => report(`${event.violatedDirective} ${event.blockedURI}`));
		new ReportingObserver((reports) => {
			for (const { type, url, body } of reports) report(`${type} ${url} ${JSON.stringify(body)}`);
		}).observe();
	});
	return () => violations;
}
