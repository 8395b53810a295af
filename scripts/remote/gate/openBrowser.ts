import { setTimeout as sleep } from "node:timers/promises";
import type { ConsoleMessage, Page } from "puppeteer-core";
import { findInstalledBrowser } from "../../../build/installedBrowser.ts";

/** How long a hydrated page may still report errors, such as those of its effects. */
const settleMs = 300;
const pollMs = 50;

interface Hydrator {
	/** The first error of a page while the browser hydrates it; undefined without one. */
	findError: (url: string, timeoutMs: number) => Promise<string | undefined>;
	close: () => void;
}

/** Starts a headless browser; resolves with a reason when there is none, or no library to start it. */
export async function openBrowser(): Promise<Hydrator | string> {
	const executablePath = findInstalledBrowser();
	if (!executablePath) return "no Chromium was found (CHROMIUM_PATH names one)";
	// An installation of a running site lacks this development package.
	const puppeteer = await import("puppeteer-core").catch(() => undefined);
	if (!puppeteer) return "the package puppeteer-core is not installed";
	// Chromium has no sandbox for root.
	const args = ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
	const browser = await puppeteer.launch({ executablePath, args });

	async function hydrate(url: string): Promise<string | undefined> {
		const page = await browser.newPage();
		const errors = collectErrors(page);
		const isHydrated = () => page.evaluate(() => performance.getEntriesByName("hydrated").length > 0);
		await page.goto(url);
		while (!errors.length && !(await isHydrated())) await sleep(pollMs);
		await sleep(settleMs);
		return errors[0];
	}

	return {
		findError: (url, timeoutMs) => Promise.race([hydrate(url), sleep(timeoutMs, "it is not hydrated in time", { ref: false })]),
		// A page in an endless loop would not close.
		close: () => void browser.process()?.kill("SIGKILL"),
	};
}

/** Uncaught errors, React's mismatches among them, and errors that a boundary of the page has caught. */
function collectErrors(page: Page): string[] {
	const errors: string[] = [];
	page.on("pageerror", (error) => void errors.push(explain(String(error))));
	page.on("console", (message) => {
		// An image of the site may be missing, which is no fault of the remote.
		if (message.type() !== "error" || message.text().startsWith("Failed to load resource")) return;
		errors.push(explain(textOf(message)));
	});
	return errors;
}

/** An error in the console is an object of the page. */
function textOf(message: ConsoleMessage): string {
	const descriptions = message.args().map((argument) => argument.remoteObject().description);
	return descriptions.find((description) => description?.includes("Error")) ?? message.text();
}

function explain(text: string): string {
	const line = text.split("\n", 1)[0] as string;
	const isMismatch = /React error #(418|423|425)\b/.test(line);
	return isMismatch ? `its first render in the browser differs from the server's HTML (${line})` : line;
}
