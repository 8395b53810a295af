import { type ElementHandle, type KeyInput, type LaunchOptions, launch, type Page } from "puppeteer-core";
import { type Engine, type EnginePage, viewport } from "./Engine.ts";

/** Starts Chromium or Firefox; Puppeteer speaks WebDriver BiDi with the latter. */
export async function launchPuppeteer(options: LaunchOptions): Promise<Engine> {
	const browser = await launch({ ...options, defaultViewport: viewport });
	return {
		newPage: async () => {
			const context = await browser.createBrowserContext();
			return toEnginePage(await context.newPage(), () => context.close());
		},
		close: () => browser.close(),
	};
}

async function toEnginePage(page: Page, close: () => Promise<void>): Promise<EnginePage> {
	const messages: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error" || message.type() === "warn") messages.push(message.text());
	});
	page.on("pageerror", (error) => void messages.push(String(error)));
	// Firefox does not report the status of a failed request.
	page.on("response", (response) => {
		if (response.status() >= 400) messages.push(`${response.url()} answered with a status of ${response.status()}`);
	});
	return {
		goto: async (url) => {
			// Firefox reports the fonts and preloads that the next page cancels as errors of the page before.
			await page.waitForNetworkIdle();
			await page.goto(url);
		},
		evaluate: (expression) => page.evaluate(expression),
		click: async (expression) => {
			const element = (await page.evaluateHandle(expression)) as ElementHandle<Element>;
			await element.click();
			await element.dispose();
		},
		type: (text) => page.keyboard.type(text),
		press: async (key) => {
			const [last, ...modifiers] = key.split("+").toReversed() as KeyInput[];
			for (const modifier of modifiers) await page.keyboard.down(modifier);
			await page.keyboard.press(last as KeyInput);
			for (const modifier of modifiers) await page.keyboard.up(modifier);
		},
		messages: async () => {
			// Earlier messages arrive before this response.
			await page.evaluate("");
			return messages;
		},
		close,
	};
}
