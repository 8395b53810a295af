import { launchOptions } from "../browsers.ts";
import { launchPuppeteer } from "./launchPuppeteer.ts";
import { launchWebKit } from "./launchWebKit.ts";

/** Starts each engine; `installEngines` of e2e/browsers.ts installs them. */
export const engines = {
	chromium: () => launchPuppeteer(launchOptions),
	firefox: () => launchPuppeteer({ browser: "firefox", executablePath: "/usr/bin/firefox-esr" }),
	webkit: launchWebKit,
};
