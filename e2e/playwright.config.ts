import { defineConfig } from "@playwright/test";
import { launchOptions } from "../scripts/test/launchOptions.ts";

/** Journeys against the built product, deployments of its remotes, and every story of the built catalogue; `npm test -- browser catalogue` finds the browser and builds first. */
export default defineConfig({
	testDir: ".",
	outputDir: "../test-results",
	fullyParallel: true,
	workers: 2,
	forbidOnly: Boolean(process.env.CI),
	retries: 0,
	timeout: 120_000,
	expect: { timeout: 15_000 },
	projects: [
		{ name: "journeys", testIgnore: ["catalogue/**", "federation/**"] },
		{ name: "federation", testMatch: "federation/*.spec.ts" },
		{ name: "catalogue", testMatch: "catalogue/*.spec.ts", use: { trace: "off" } },
	],
	use: {
		browserName: "chromium",
		viewport: { width: 1280, height: 800 },
		trace: "retain-on-failure",
		launchOptions,
	},
});
