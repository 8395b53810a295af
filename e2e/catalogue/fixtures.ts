import { test as base, expect, type Page } from "@playwright/test";
import { serveFolder } from "../../scripts/catalogue/serveFolder.ts";
import { catalogueFolder } from "../../scripts/paths.ts";
import { watchStories } from "./watchStories.ts";

interface Catalogue {
	/** Where the catalogue is served. */
	url: string;
	/** One page for all stories of a worker: opening a page costs more than opening a story. */
	page: Page;
	/** Opens what the query names and waits until it has rendered and played. Resolves with what it complained about up to the call. */
	open: (query: string) => Promise<() => string[]>;
}

/** Tests with the static catalogue, served once a worker. */
export const test = base.extend<object, { catalogue: Catalogue }>({
	catalogue: [
		async ({ browser }, use) => {
			const server = await serveFolder(catalogueFolder);
			const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
			await page.addInitScript(watchStories);
			let heard: string[] = [];
			page.on("console", (message) => {
				if (message.type() === "error" || message.type() === "warning")
					heard.push(`${message.text()} (${message.location().url})`);
			});
			page.on("pageerror", (error) => heard.push(error.stack ?? error.message));
			const open = async (query: string) => {
				await page.goto(`${server.url}/iframe.html?${query}`, { waitUntil: "commit" });
				heard = [];
				await page.waitForFunction(() => window.storyWatch.finished);
				heard.push(...(await page.evaluate(() => window.storyWatch.failures)));
				return () => heard;
			};
			await use({ url: server.url, page, open });
			await page.close();
			await server.stop();
		},
		{ scope: "worker" },
	],
});

export { expect };
