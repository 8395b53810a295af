/**
 * A page with its own storage: the operations that Puppeteer and WebDriver have in common. Playwright drives
 * only its own builds of Firefox and WebKit; Puppeteer drives Debian's Chromium and Firefox, WebDriver its
 * WebKit.
 */
export interface EnginePage {
	goto: (url: string) => Promise<void>;
	/** The value of an expression in the page, as JSON. */
	evaluate: (expression: string) => Promise<unknown>;
	/** Clicks in the middle of the element that is the value of the expression. */
	click: (expression: string) => Promise<void>;
	/** Types into the element that has the focus. */
	type: (text: string) => Promise<void>;
	press: (key: Key) => Promise<void>;
	/** The console's errors and warnings so far, the site's and the engine's. */
	messages: () => Promise<string[]>;
	close: () => Promise<void>;
}

/** A browser that runs until it is closed. */
export interface Engine {
	newPage: () => Promise<EnginePage>;
	close: () => Promise<void>;
}

export type Key = "Enter" | "Control+k";

export const viewport = { width: 1280, height: 800 };
