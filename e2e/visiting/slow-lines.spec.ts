import type { Page, Route } from "@playwright/test";
import budgets from "../../bench/budgets.json" with { type: "json" };
import { pages as publicPages } from "../../shared-data/src/contract/pages.ts";
import { holdRequests } from "../fixtures/page/holdRequests.ts";
import { isCount } from "../fixtures/page/visits.ts";
import { waitForHydration } from "../fixtures/page/waitForHydration.ts";
import { expect, test } from "../fixtures/test.ts";

const pages = { home: "/", essay: "/essays/merancang-api-yang-tenang" } as const;

test("a text with an accent loads the font's whole Latin file, any other text a file of half the size", async ({ page }) => {
	const fonts: string[] = [];
	page.on("request", (request) => request.url().endsWith(".woff2") && fonts.push(request.url()));
	await page.goto("/", { waitUntil: "networkidle" });
	const basic = fonts.length;
	const load = (text: string) =>
		page.evaluate(async (letters) => (await document.fonts.load('1em "Brygada 1918"', letters)).length, text);
	expect(await load("Selamat datang, terasering 2026")).toBe(1);
	expect(fonts).toHaveLength(basic);
	expect(await load("é")).toBe(1);
	expect(fonts).toHaveLength(basic + 1);
	expect(new Set(fonts).size).toBe(fonts.length);
});

test("a slow essay shows a loading state in the viewport, without a layout shift when it arrives", async ({ page }) => {
	const release = await holdRequests(page, "**/data/essays/*.json");
	await page.setViewportSize({ width: 390, height: 844 });
	const layoutShift = await layoutShiftOf(page);
	await page.goto("/essays");
	await waitForHydration(page);
	await page.getByRole("article").last().getByRole("link").click();
	const announcement = page.getByRole("status").filter({ hasText: "Loading essay…" });
	await expect(announcement).toBeInViewport({ ratio: 0.9 });
	await expect(page.getByRole("heading", { level: 1, name: "Essays" })).toBeHidden();
	// A change more than 500 ms after a click counts as a shift; on a busy machine even the loading state.
	await page.waitForTimeout(300);
	const before = await layoutShift();
	release();
	await expect(page.locator("article h1")).toBeVisible();
	await page.waitForTimeout(300);
	// The header's transition at the top is shorter than this.
	expect((await layoutShift()) - before).toBeLessThan(0.003);
});

for (const width of [360, 390, 411, 412]) {
	test(`fonts that load after the first paint shift nothing on any public page at ${width} px`, async ({
		page,
		allowConsole,
	}) => {
		allowConsole(/status of 404/);
		await page.setViewportSize({ width, height: 823 });
		const layoutShift = await layoutShiftOf(page);
		let release = () => {};
		await page.route("**/*.woff2", async (route) => {
			await released;
			await route.continue();
		});
		let released = Promise.resolve();
		for (const path of [...publicPages.map(({ path }) => path), "/projects/kebun", pages.essay, "/nowhere"]) {
			released = new Promise<void>((resolve) => {
				release = resolve;
			});
			await page.goto(path, { waitUntil: "commit" });
			await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length === 1);
			release();
			await page.evaluate(async () => {
				await document.fonts.ready;
				// The shift is reported with the frame after the swap.
				await new Promise((resolve) => setTimeout(resolve, 200));
			});
			expect.soft(await layoutShift(), path).toBeLessThan(budgets.gates.cls);
		}
	});
}

test("data of another version or of a stale copy are not used: the page is loaded as a document", async ({ page }) => {
	await page.route("**/data/**", async (route) => {
		const answer = await route.fetch();
		await route.fulfill({ response: answer, json: { ...(await answer.json()), entry: "/remotes/public/other/remoteEntry.js" } });
	});
	await page.goto("/essays");
	await waitForHydration(page);
	const requested: string[] = [];
	page.on("request", (request) => requested.push(new URL(request.url()).pathname));
	await page.getByRole("link", { name: "Forms that forgive" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Forms that forgive" })).toBeVisible();
	expect(requested).toContain("/essays/forms-that-forgive");
	expect(requested.filter((path) => path.startsWith("/rest/") && !isCount(path))).toEqual([]);
	await page.unrouteAll({ behavior: "ignoreErrors" });
});

for (const [outcome, answer] of [
	["is drawn", (route: Route) => route.continue()],
	["fails", (route: Route) => route.abort()],
] as const) {
	test(`scripts wait for the page's first image, until it ${outcome}`, async ({ page, allowConsole }) => {
		allowConsole(/ERR_FAILED/);
		let release = () => {};
		const released = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/portrait.webp", async (route) => {
			await released;
			await answer(route);
		});
		const scripts: string[] = [];
		page.on("request", (request) => request.url().endsWith(".js") && scripts.push(request.url()));
		await page.goto("/", { waitUntil: "commit" });
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await page.waitForTimeout(1_000);
		expect(scripts).toEqual([]);
		release();
		await waitForHydration(page);
		expect(scripts).not.toEqual([]);
	});
}

test("in a browser that reports no paints the scripts start after the load event", async ({ page }) => {
	await page.addInitScript(() => {
		PerformanceObserver.prototype.observe = () => {};
	});
	await page.goto("/");
	await expect.poll(() => page.evaluate(() => performance.getEntriesByName("hydrated").length)).toBe(1);
});

for (const [line, connection] of [
	["a fast", { saveData: false, effectiveType: "4g" }],
	["a slow", { saveData: false, effectiveType: "3g" }],
] as const) {
	for (const keys of ["Control+k", "Meta+k"]) {
		test(`${keys} before the scripts run, on ${line} line, opens the palette instead of the browser's search`, async ({
			page,
		}) => {
			await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
			let release = () => {};
			const released = new Promise<void>((resolve) => {
				release = resolve;
			});
			await page.route("**/*.js", async (route) => {
				await released;
				await route.continue();
			});
			// The load event may wait for the scripts, which may start before it.
			await page.goto("/", { waitUntil: "domcontentloaded" });
			await page.evaluate(() => addEventListener("keydown", (event) => Object.assign(window, { last: event })));
			await page.keyboard.press(keys);
			const isPrevented = () => (window as unknown as { last: KeyboardEvent }).last.defaultPrevented;
			expect(await page.evaluate(isPrevented)).toBe(true);
			// Other keys still reach the browser.
			await page.keyboard.press("Tab");
			expect(await page.evaluate(isPrevented)).toBe(false);
			release();
			const box = page.getByRole("dialog", { name: "Command palette" }).getByRole("textbox");
			await expect(box).toBeFocused();
			await page.keyboard.press("Escape");
			await expect(box).toBeHidden();
			await page.keyboard.press(keys);
			await expect(box).toBeFocused();
		});
	}
}

for (const connection of [
	{ saveData: true, effectiveType: "4g" },
	{ saveData: false, effectiveType: "3g" },
	{ saveData: false, effectiveType: "slow-2g" },
]) {
	test(`on a line with ${JSON.stringify(connection)} a view is counted without scripts; the first click on a button requests them`, async ({
		page,
	}) => {
		await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
		const requested: string[] = [];
		page.on("request", (request) => requested.push(new URL(request.url()).pathname));
		const scripts = () => requested.filter((path) => path.endsWith(".js"));
		await page.goto(pages.essay, { waitUntil: "networkidle" });
		await page.mouse.wheel(0, 4_000);
		await page.waitForTimeout(1_000);
		expect(scripts()).toEqual([]);
		await page.getByRole("navigation", { name: "More essays" }).getByRole("link").first().click();
		await expect(page).not.toHaveURL(new RegExp(`${pages.essay}$`));
		await page.waitForLoadState("networkidle");
		expect(scripts()).toEqual([]);
		expect(requested.filter(isCount)).toHaveLength(2);
		const theme = await page.evaluate(() => document.documentElement.dataset.theme);
		await page.getByRole("banner").getByRole("button", { name: /theme/i }).click();
		await expect(page.locator("html")).not.toHaveAttribute("data-theme", theme as string);
		expect(scripts().length).toBeGreaterThan(1);
		await waitForHydration(page);
		await page.getByRole("banner").getByRole("link", { name: "Projects" }).hover();
		await page.waitForTimeout(500);
		expect(requested.filter((path) => path.startsWith("/data/"))).toEqual([]);
	});
}

/** Returns a function that resolves with the layout shift of the page since its navigation. */
async function layoutShiftOf(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		Object.assign(window, { layoutShift: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
				if (!entry.hadRecentInput) (window as unknown as { layoutShift: number }).layoutShift += entry.value;
		}).observe({ type: "layout-shift", buffered: true });
	});
	return () => page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
}
