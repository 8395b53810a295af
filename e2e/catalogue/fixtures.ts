import { test as base, expect, type Page } from "@playwright/test";
import { catalogueFolder } from "../../build/paths.ts";
import { serveFolder } from "../fixtures/serveFolder.ts";
import { watchStories } from "./watchStories.ts";

interface Catalogue {
	/** The URL of the catalogue. */
	url: string;
	/** One page for all stories of a worker: loading the catalogue costs more than showing a story. */
	page: Page;
	/**
	 * Opens a story or docs page and waits until it has rendered and played; one that is open already only
	 * changes its theme, as the toolbar does. Resolves with a function that returns its
	 * console messages and failures so far.
	 */
	open: (id: string, viewMode: "story" | "docs", theme: "light" | "dark") => Promise<() => string[]>;
}

/** The URL of stories whose image must fail to load. */
const missingImageUrl = /\/nowhere\.\w+$/;

/** Tests with the static catalogue, served once a worker. */
export const test = base.extend<object, { catalogue: Catalogue }>({
	catalogue: [
		async ({ browser }, use) => {
			const server = await serveFolder(catalogueFolder);
			const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
			await page.addInitScript(watchStories);
			let messages: string[] = [];
			page.on("console", (message) => {
				const { url } = message.location();
				if (message.type() !== "error" && message.type() !== "warning") return;
				if (!missingImageUrl.test(url)) messages.push(`${message.text()} (${url})`);
			});
			page.on("pageerror", (error) => messages.push(error.stack ?? error.message));
			let opened = "";
			const open = async (id: string, viewMode: "story" | "docs", theme: "light" | "dark") => {
				const showsStories = viewMode === "story" && /iframe\.html.*viewMode=story/.test(page.url());
				if (showsStories) await page.evaluate((next) => window.storyWatch.setGlobals({ theme: next }), theme);
				if (!showsStories || opened !== id) {
					if (showsStories) {
						messages = [];
						await page.mouse.move(0, 0);
						await page.evaluate((next) => window.storyWatch.show(next), id);
					} else {
						// The addon's own axe would run at the same time as the test's.
						const query = `id=${id}&viewMode=${viewMode}&globals=theme:${theme};a11y.manual:!true`;
						await page.goto(`${server.url}/iframe.html?${query}`, { waitUntil: "commit" });
						messages = [];
					}
					await page.waitForFunction((next) => window.storyWatch.finished === next || window.storyWatch.failures.length > 0, id);
					messages.push(...(await page.evaluate(() => window.storyWatch.failures)));
					opened = id;
				}
				await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
				return () => messages;
			};
			await use({ url: server.url, page, open });
			await page.close();
			await server.stop();
		},
		{ scope: "worker" },
	],
});

export { expect };
