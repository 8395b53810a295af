import { existsSync } from "node:fs";

const installPaths = [
	// Headless Chromium: the same engine for three quarters of the CPU time.
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/opt/google/chrome/chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium: CHROMIUM_PATH or an installed one. Throws when CHROMIUM_PATH names no file. */
export function findInstalledBrowser(): string | undefined {
	const configured = process.env.CHROMIUM_PATH;
	if (configured && !existsSync(configured)) throw new Error(`CHROMIUM_PATH names ${configured}, which does not exist.`);
	return configured || installPaths.find((path) => existsSync(path));
}
