import { findRows } from "../fixtures/findRows.ts";
import { expect, test } from "../fixtures/test.ts";

test("the home page comes finished from the server: the profile's name, three published projects, no draft", async ({
	request,
	site,
}) => {
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
	await page.mouse.wheel(0, -400);
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

test("home: 'Hi, I am {name}.' with the profile's image, availability, title and 'based in' the location", async ({ page }) => {
	await page.goto("/");
	const main = page.getByRole("main");
	await expect(main.getByRole("img", { name: "Portrait of Raka Wiratama" })).toHaveAttribute("src", /portrait/);
	await expect(main.getByText("Available for projects from January")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hi, I am Raka Wiratama.");
	await expect(main.getByText("Software developer and designer, based in Bandung, Indonesia.")).toBeVisible();
});

test("home: CURRENTLY shows position, company, location, years and logo of the current job, and folds 'Previous roles'", async ({
	page,
}) => {
	await page.goto("/");
	const currently = page.getByRole("region", { name: "CURRENTLY" });
	await expect(currently.getByRole("heading", { name: "Lead product engineer" })).toBeVisible();
	await expect(currently.getByText("Tirta Systems, Bandung")).toBeVisible();
	await expect(currently.getByText("2023 - Present")).toBeVisible();
	await expect(currently.getByRole("img", { name: "Tirta Systems" })).toHaveAttribute("src", /logo-tirta-systems/);
	await expect(currently.getByRole("listitem").first()).toBeHidden();
	await currently.getByText("Previous roles").click();
	await expect(currently.getByRole("listitem").first()).toContainText("Frontend engineer at Kopi Kilometer");
	await expect(page.getByRole("region", { name: "ABOUT" })).toContainText("I make software for people");
});

test("home: RECENT WORK shows up to three projects and 'View all projects'; on wide screens hovering one shows image, title and description", async ({
	page,
}) => {
	await page.goto("/");
	const work = page.getByRole("region", { name: "RECENT WORK" });
	await expect(work.getByRole("heading", { level: 3 })).toHaveText(["Kebun", "Angkot", "Laras"]);
	await expect(work.getByRole("link", { name: "View all projects" })).toHaveAttribute("href", "/projects");
	const image = page.getByRole("img", { name: "Preview of Angkot" });
	await work.getByRole("link", { name: "Angkot" }).hover();
	await expect(image).toBeVisible();
	const preview = page.locator("div", { has: image }).last();
	await expect(preview).toContainText("Angkot");
	await expect(preview).toContainText("A transit map for Bandung’s minibuses");
	await page.keyboard.press("Escape");
	await expect(image).toBeHidden();
	await work.getByRole("link", { name: "Angkot" }).click();
	await expect(page).toHaveURL(/\/projects\/angkot$/);
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

test("one React runs on the page", async ({ page }) => {
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

test("a link opens the next page in the same document", async ({ page, allowConsole }) => {
	await page.goto("/no-such-page").catch(() => null);
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await page.getByRole("main").getByRole("link", { name: /home/i }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Hi, I am");
	expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
	// Chromium itself reports the first document's status.
	allowConsole(/status of 404/);
});
