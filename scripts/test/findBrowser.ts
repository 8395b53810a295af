import { existsSync } from "node:fs";
import { installWithApt } from "./installWithApt.ts";

const places = [
	// Chromium without its windows: the same engine for three quarters of the processor time.
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/opt/google/chrome/chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The Chromium to test with: CHROMIUM_PATH, one that is installed, or Debian's, installed now where that is allowed. Throws what to install otherwise. */
export function findBrowser(): string {
	const named = process.env.CHROMIUM_PATH;
	if (named) {
		if (existsSync(named)) return named;
		throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
	}
	const found = () => places.find((place) => existsSync(place));
	const install = () => installWithApt(["chromium-headless-shell", "fonts-liberation"], ["chromium", "fonts-liberation"]);
	const browser = found() ?? (install() ? found() : undefined);
	if (browser) return browser;
	throw new Error(
		"The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome.",
	);
}
