import { findRows } from "../fixtures/findRows.ts";
import { expect, test } from "../fixtures/test.ts";

test("the server renders the home page: the profile's name, three published projects, no draft", async ({ request, site }) => {
	// Other journeys publish on the same site.
	const published = await findRows(site.url, "projects", { status: "published" });
	const latest = published.sort((a, b) => String(b.updated_at).localeCompare(String(a.updated_at))).slice(0, 3);
	const response = await request.get("/");
	const html = await response.text();
	expect(response.status()).toBe(200);
	expect(html).toContain("Hi, I am");
	expect(html).toContain("Raka Wiratama");
	expect(latest).toHaveLength(3);
	for (const { title } of latest) expect(html).toContain(`>${title}<`);
	expect(html).not.toContain("Strata");
});

test("the home page hydrates without console messages and reacts to clicks", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Hi, I am\s+Raka\s+Wiratama\./);
	await page.getByText("Previous roles").click();
	await expect(page.getByText("at Kopi Kilometer")).toBeVisible();
	await page.mouse.wheel(0, 400);
	await expect(page.getByRole("banner")).toHaveAttribute("data-compact", "true");
	// More than the distance: the first turn may still scroll the page.
	await page.mouse.wheel(0, -4_000);
	await expect(page.getByRole("banner")).not.toHaveAttribute("data-compact", "true");
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await expect(page.getByText(/^\d\d:\d\d/).filter({ visible: true })).toBeVisible();
});

test("the page is readable and its links work before any script runs", async ({ browser, site }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
	const page = await context.newPage();
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.getByText("Previous roles").click();
	await expect(page.getByText("at Kopi Kilometer")).toBeVisible();
	await expect(page.getByRole("navigation").getByRole("link", { name: "Essays" })).toHaveAttribute("href", "/essays");
	await context.close();
});

test("a visitor downloads nothing of the admin remote, and every script once", async ({ page }) => {
	const paths: string[] = [];
	page.on("request", (request) => paths.push(new URL(request.url()).pathname));
	await page.goto("/");
	await page.waitForLoadState("networkidle");
	expect(paths.filter((path) => path.startsWith("/remotes/admin"))).toEqual([]);
	const scripts = paths.filter((path) => path.endsWith(".js"));
	expect(scripts.length).toBeGreaterThan(0);
	expect(scripts).toEqual([...new Set(scripts)]);
});

test("one React runs on the page", { tag: "@slow" }, async ({ page }) => {
	await page.addInitScript(() => {
		const renderers: unknown[] = [];
		Object.assign(window, { renderers });
		Object.defineProperty(window, "__REACT_DEVTOOLS_GLOBAL_HOOK__", {
			value: {
				renderers: new Map(),
				supportsFiber: true,
				inject: (renderer: unknown) => renderers.push(renderer),
				onCommitFiberRoot() {},
				onCommitFiberUnmount() {},
				onPostCommitFiberRoot() {},
			},
		});
	});
	await page.goto("/");
	await page.waitForLoadState("networkidle");
	expect(await page.evaluate(() => (window as unknown as { renderers: unknown[] }).renderers.length)).toBe(1);
});

test("an unknown path answers 404 inside the normal layout", async ({ page, allowConsole }) => {
	const response = await page.goto("/no-such-page");
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("main").getByRole("link", { name: /home/i })).toBeVisible();
	await expect(page.getByRole("navigation").getByRole("link", { name: "Projects" })).toBeVisible();
	// Chromium itself reports the document's status.
	allowConsole(/status of 404/);
});
