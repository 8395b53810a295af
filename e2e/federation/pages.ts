import { expect, type Page } from "@playwright/test";

/** React has taken the page over, and all that it asked for has come. */
export async function expectLive(page: Page): Promise<void> {
	const isLive = () => page.locator("#root").evaluate((root) => Object.keys(root).some((key) => key.startsWith("__react")));
	await expect.poll(isLive).toBe(true);
	await page.waitForLoadState("networkidle");
}

/** Opens a page and marks its document. */
export async function openTab(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await expectLive(page);
	await markDocument(page);
}

/** Marks the document, for expectSameDocument. */
export async function markDocument(page: Page): Promise<void> {
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** The document was not loaded anew. */
export async function expectSameDocument(page: Page): Promise<void> {
	expect(await page.evaluate(() => "sameDocument" in window), "the document is the same").toBe(true);
}

/** The document was loaded anew. */
export async function expectNewDocument(page: Page): Promise<void> {
	await expect.poll(() => page.evaluate(() => "sameDocument" in window), "the document is another").toBe(false);
}

/** Addresses of the scripts below a path that are asked for from now on. */
export function scriptsBelow(page: Page, path: string): string[] {
	const scripts: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith(path) && pathname.endsWith(".js")) scripts.push(request.url());
	});
	return scripts;
}

/** Addresses of the scripts below a path that this document has asked for. */
export function loadedScripts(page: Page, path: string): Promise<string[]> {
	return page.evaluate((below) => {
		const names = performance.getEntriesByType("resource").map(({ name }) => name);
		return names.filter((name) => new URL(name).pathname.startsWith(below) && /\.js(\?|$)/.test(name));
	}, path);
}

/** The versions among addresses of a remote's files, each once. */
export function versionsIn(addresses: string[]): string[] {
	return [...new Set(addresses.map((address) => new URL(address).pathname.split("/").at(-2) ?? ""))];
}
