import { get } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import type { Page, Route } from "@playwright/test";
import budgets from "../../bench/budgets.json" with { type: "json" };
import { root } from "../../build/root.mjs";
import { isCount } from "../fixtures/page/visits.ts";
import { waitForHydration } from "../fixtures/page/waitForHydration.ts";
import { expect, test } from "../fixtures/test.ts";

const pages = { home: "/", essay: "/essays/merancang-api-yang-tenang" } as const;

for (const [name, pagePath] of Object.entries(pages) as [keyof typeof pages, string][]) {
	test(`${name}: painted before any script is requested; then all load in one wave, once and within their budget`, async ({
		page,
		site,
	}) => {
		const html = await transferSize(site.url + pagePath);
		const named = namedScripts(html.text);
		const requested: string[] = [];
		page.on("request", (request) => requested.push(new URL(request.url()).pathname));
		// No response arrives before every request was sent, so a second wave would wait for ever.
		const pausedRoutes: Route[] = [];
		await page.route("**/*.js", async (route) => {
			pausedRoutes.push(route);
			if (pausedRoutes.length === named.length) for (const paused of pausedRoutes) await paused.continue();
			if (pausedRoutes.length > named.length) await route.continue();
		});
		const paint = paintsOf(page);
		await page.goto(pagePath, { waitUntil: "commit" });
		await expect.poll(() => page.evaluate(() => performance.getEntriesByName("hydrated").length)).toBe(1);
		await expect.poll(() => requested.filter(isCount)).toHaveLength(1);
		await page.waitForLoadState("networkidle");

		const scripts = requested.filter((path) => path.endsWith(".js"));
		expect(scripts.sort()).toEqual(named.sort());
		expect(requested.filter((path) => /^\/(rest|auth|storage)\/v1/.test(path) && !isCount(path))).toEqual([]);
		const { firstPaint, lastPreloaded, firstScript } = await (await paint)();
		expect(firstPaint).toBeLessThan(firstScript);
		expect(await page.evaluate(insertedRules), "rules that the document should have had").toEqual([]);
		expect(lastPreloaded, "an image that belongs to the first paint").toBeLessThan(firstScript);
		expect(await unchecked(page), "elements without a hash").toEqual([]);

		const files = await Promise.all(scripts.map((path) => transferSize(site.url + path)));
		expect(
			files.filter(({ text }) => text.includes(root)),
			"scripts that name the build's folder",
		).toEqual([]);
		expect
			.soft(sum(files.map(({ bytes }) => bytes)), "JavaScript, bytes of brotli")
			.toBeLessThanOrEqual(budgets.bytes[name].javascript);
		const fonts = requested.filter((path) => path.endsWith(".woff2"));
		const fontSizes = await Promise.all(fonts.map(async (path) => (await (await page.request.get(path)).body()).length));
		expect.soft(sum(fontSizes), "fonts, bytes").toBeLessThanOrEqual(budgets.bytes[name].fonts);
		expect.soft(html.bytes, "HTML, bytes of brotli").toBeLessThanOrEqual(budgets.bytes[name].html);
	});
}

test("a document contains the essay's text once", async ({ site }) => {
	const { text } = await transferSize(site.url + pages.essay);
	const paragraph = /<p>([^<]{60,})/.exec(text)?.[1] as string;
	expect(text.split(paragraph)).toHaveLength(2);
});

test("a script that runs before the page is painted is the page's own and at most 750 bytes", async ({ site }) => {
	const { text } = await transferSize(`${site.url}/`);
	// The browser neither requests nor runs the contents of a template.
	const inline = [...text.replace(/<template>.*?<\/template>/, "").matchAll(/<script(?! type=)([^>]*)>(.*?)<\/script>/g)];
	expect(inline.map(([, attributes]) => attributes)).toEqual(["", "", ""]);
	for (const [, , program] of inline) expect(program?.length).toBeLessThanOrEqual(750);
});

test("a pointer that rests on a link prefetches its page's scripts and data; the click requests nothing else", {
	tag: "@slow",
}, async ({ page }) => {
	// The page's first visitor may have waited for the markdown renderer; this one does not.
	await page.request.get("/data/essays/forms-that-forgive.json");
	const requested: string[] = [];
	page.on("request", (request) => requested.push(new URL(request.url()).pathname));
	await page.goto("/essays");
	await page.waitForLoadState("networkidle");
	expect(requested.some((path) => path.includes("public-essay."))).toBe(false);
	requested.length = 0;
	const link = page.getByRole("link", { name: "Forms that forgive" });
	await link.hover();
	await expect.poll(() => requested.some((path) => path.includes("public-essay."))).toBe(true);
	await expect.poll(() => requested).toContain("/data/essays/forms-that-forgive.json");
	requested.length = 0;
	await link.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Forms that forgive" })).toBeVisible();
	// The active releases are fetched after the page is shown.
	expect([...new Set(requested.filter((path) => !/favicon|registry|woff2/.test(path) && !isCount(path)))]).toEqual([]);
});

test("the first key starts the page's program; a click before it runs is repeated when it does", { tag: "@slow" }, async ({
	page,
}) => {
	await page.addInitScript(() => {
		PerformanceObserver.prototype.observe = () => {};
		window.requestAnimationFrame = () => 0;
	});
	const requested: string[] = [];
	await page.route("**/*.js", async (route) => {
		requested.push(route.request().url());
		await released;
		await route.continue();
	});
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.goto("/", { waitUntil: "commit" });
	await page.waitForLoadState("load");
	expect(requested).toEqual([]);
	const theme = await page.evaluate(() => document.documentElement.dataset.theme);
	const button = page.getByRole("banner").getByRole("button", { name: /theme/i });
	await button.focus();
	await page.keyboard.press("Enter");
	await expect.poll(() => requested.length).toBeGreaterThan(1);
	release();
	await waitForHydration(page);
	await expect(page.locator("html")).not.toHaveAttribute("data-theme", theme as string);
});

/**
 * The times in milliseconds of the first paint, of the last preloaded image and of the first script's
 * request.
 */
async function paintsOf(page: Page) {
	await page.addInitScript(() => {
		const paints: number[] = [];
		Object.assign(window, { paints });
		new PerformanceObserver((list) => paints.push(...list.getEntries().map((entry) => entry.startTime))).observe({
			type: "largest-contentful-paint",
			buffered: true,
		});
	});
	return () =>
		page.evaluate(() => {
			const { paints } = window as unknown as { paints: number[] };
			const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
			const images = [...document.querySelectorAll<HTMLLinkElement>("link[as=image]")].map((link) => link.href);
			return {
				firstPaint: Math.min(...paints),
				lastPreloaded: Math.max(0, ...files.filter(({ name }) => images.includes(name)).map((file) => file.responseEnd)),
				firstScript: Math.min(...files.filter(({ name }) => name.endsWith(".js")).map((file) => file.startTime)),
			};
		});
}

function unchecked(page: Page) {
	return page.evaluate(() =>
		[...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>("script[src], link[as=script]")]
			.filter((element) => !element.integrity.startsWith("sha"))
			.map((element) => element.outerHTML),
	);
}

function namedScripts(html: string) {
	return [...html.matchAll(/(?:src|href)="([^"]+\.js)" integrity="sha256-/g)].map(([, path]) => path as string);
}

/** The transferred bytes and the text of a URL. */
function transferSize(url: string): Promise<{ bytes: number; text: string }> {
	return new Promise((resolve, reject) => {
		get(url, { headers: { "accept-encoding": "br" } }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("end", () => {
				const body = Buffer.concat(chunks);
				if (response.headers["content-encoding"] !== "br") return reject(new Error(`${url} is not compressed`));
				resolve({ bytes: body.length, text: brotliDecompressSync(body).toString() });
			});
		}).on("error", reject);
	});
}

function sum(numbers: number[]) {
	return numbers.reduce((total, number) => total + number, 0);
}

/** The rules that styled-components has inserted, for which the whole page is styled again. */
function insertedRules(): string[] {
	const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled="active"]')].map(({ sheet }) => sheet);
	return sheets.flatMap((sheet) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText));
}
