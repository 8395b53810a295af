import { cpus } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./browsers.ts";
import type { EngineOptions } from "./engines/test.ts";

/**
 * A new context is a new process that compiles the page again, 2 s of a processor each. Playwright resets the
 * reused one after each test.
 */
const oneContext = { reuseContext: true };

// Sites and commands of the tests get their variables from them, and none from this machine's .env.
process.env.ENV_FILE = "";

/** Serial: one worker for each engine, which starts the engine and a site once. */
const engine = (engineName: EngineOptions["engineName"]) => ({
	name: `engines-${engineName}`,
	testMatch: "engines/*.spec.ts",
	fullyParallel: false,
	use: { engineName },
});

/** Tests that `npm test` leaves to the project `slow`. */
const slow = /@slow/;

const projects = [
	// The admin's journeys publish and delete, on their own sites.
	// Few, because more workers would start more sites than they save time; first, so that none ends last.
	{ name: "admin", testMatch: "admin/*.spec.ts", grepInvert: slow, use: oneContext, workers: 2 },
	{ name: "journeys", testMatch: "public/*.spec.ts", grepInvert: slow, use: oneContext },
	{ name: "slow", testMatch: ["admin/*.spec.ts", "public/*.spec.ts"], grep: slow, use: oneContext },
	{ name: "visiting", testMatch: "visiting/*.spec.ts", use: oneContext },
	{ name: "managing", testMatch: "managing/*.spec.ts", use: oneContext },
	{ name: "server", testMatch: "server/*.spec.ts", use: oneContext },
	{ name: "inbox", testMatch: "inbox/*.spec.ts", use: oneContext },
	{ name: "writing", testMatch: "writing/*.spec.ts", use: oneContext },
	// Visits once more, on a server's database.
	{ name: "operations", testMatch: ["operations/*.spec.ts", "visiting/visits.spec.ts"] },
	engine("chromium"),
	engine("firefox"),
	engine("webkit"),
	{ name: "federation", testMatch: "federation/*.spec.ts" },
	{ name: "matrix", testMatch: "matrix/*.spec.ts" },
	{ name: "outage", testMatch: "outage/*.spec.ts" },
	{ name: "screens", testMatch: "screens/*.spec.ts" },
	{ name: "export", testMatch: "export/*.spec.ts" },
	{ name: "catalogue", testMatch: ["catalogue/index.spec.ts", "catalogue/stories.spec.ts"] },
	{ name: "documentation", testMatch: "catalogue/documentation.spec.ts" },
];

/** Set in the nightly run, and to examine a failure. */
const keepsTraces = Boolean(process.env.KEEP_TRACES);

/**
 * Journeys against the built product, deployments of its remotes, other engines, its backend's absence, its
 * static export, and every story of the built catalogue; `npm test -- browser catalogue` finds the browser
 * and builds first.
 */
export default defineConfig<object, EngineOptions>({
	testDir: ".",
	globalSetup: "../supabase/testing/prepareFirstStarts.ts",
	fullyParallel: true,
	// Tests spend half of their time waiting for pages.
	workers: Math.max(4, cpus().length - 1),
	forbidOnly: Boolean(process.env.CI),
	retries: 0,
	timeout: 120_000,
	expect: { timeout: 15_000 },
	projects: projects.map((project) => ({ ...project, outputDir: `../test-results/${project.name}` })),
	use: {
		browserName: "chromium",
		viewport: { width: 1280, height: 800 },
		// The zone of a new site: the admin area names its zone only if the browser has another.
		timezoneId: "Asia/Jakarta",
		screenshot: "only-on-failure",
		// Recording costs a fifth of every run.
		trace: keepsTraces ? "retain-on-failure" : "off",
		launchOptions,
	},
});
