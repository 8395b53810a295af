import { expect, type Page } from "@playwright/test";

/** Waits until the page is hydrated and the network is idle. */
export async function expectHydrated(page: Page): Promise<void> {
	const isHydrated = () => page.locator("#root").evaluate((root) => Object.keys(root).some((key) => key.startsWith("__react")));
	await expect.poll(isHydrated).toBe(true);
	await page.waitForLoadState("networkidle");
}

/** Opens a page and marks its document. */
export async function openTab(page: Page, url: string): Promise<void> {
	await page.goto(url);
	await expectHydrated(page);
	await markDocument(page);
}

/** Marks the document, for expectSameDocument. */
export async function markDocument(page: Page): Promise<void> {
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** Asserts that the document was not reloaded. */
export async function expectSameDocument(page: Page): Promise<void> {
	expect(await page.evaluate(() => "sameDocument" in window), "the document is the same").toBe(true);
}

/** Asserts that the document was reloaded. */
export async function expectNewDocument(page: Page): Promise<void> {
	await expect.poll(() => page.evaluate(() => "sameDocument" in window), "the document is another").toBe(false);
}

/** The URLs of the scripts below a path that are requested from now on. */
export function scriptsBelow(page: Page, path: string): string[] {
	const scripts: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith(path) && pathname.endsWith(".js")) scripts.push(request.url());
	});
	return scripts;
}

/** The URLs of the scripts below a path that this document has requested. */
export function loadedScripts(page: Page, path: string): Promise<string[]> {
	return page.evaluate((below) => {
		const names = performance.getEntriesByType("resource").map(({ name }) => name);
		return names.filter((name) => new URL(name).pathname.startsWith(below) && /\.js(\?|$)/.test(name));
	}, path);
}

/** The distinct versions in the URLs of a remote's files. */
export function versionsIn(urls: string[]): string[] {
	return [...new Set(urls.map((url) => new URL(url).pathname.split("/").at(-2) ?? ""))];
}
