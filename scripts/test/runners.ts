import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../../build/runCommand.ts";
import { findBrowser } from "../../e2e/browsers.ts";

/** The result of a suite; one that could not run counts as one failure. */
export interface SuiteResult {
	passed: number;
	failed: number;
}

/** One part of `npm test`. Suites of the first three kinds run together, so that no processor is idle. */
export type Suite = {
	/** The name to give on the command line. */
	name: string;
	/** Printed while it runs. */
	title: string;
	/** Runs only when it is named (`npm test -- outage`), because it takes long. */
	isExtra?: true;
} & (
	| { check: () => Promise<SuiteResult> }
	/** Projects of jest.config.cjs. */
	| { jest: string[] }
	/** A project of e2e/playwright.config.ts, and the build of its pages. */
	| { browser: string; build: () => Promise<unknown> }
	| { run: () => Promise<SuiteResult> }
);

/** Runs Jest projects on all processors; with `patterns`, only the files whose path matches one. */
export async function jestSuite(projects: string[], patterns: string[] = [], more: string[] = []): Promise<SuiteResult> {
	return withReport<JestReport>(async (report) => {
		// Forced to exit: a backend that a failed test left running must not block the run.
		const options = ["--json", `--outputFile=${report}`, "--silent", "--forceExit", "--maxWorkers=100%"];
		const filter = patterns.length > 0 ? ["--testPathPatterns", ...patterns] : [];
		return runCommand({ program: "jest", args: ["--selectProjects", ...projects, ...options, ...filter, ...more] });
	}, jestResult);
}

interface JestReport {
	numPassedTests: number;
	numFailedTests: number;
	numRuntimeErrorTestSuites: number;
}

/** A file that cannot run counts as a failure. */
function jestResult({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }: JestReport) {
	return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** Runs projects of e2e/playwright.config.ts, which may be patterns. */
export async function playwrightSuite(projects: string[], more: string[] = []): Promise<SuiteResult> {
	const browser = findBrowser();
	return withReport<PlaywrightReport>((report) => {
		const selection = projects.flatMap((project) => ["--project", project]);
		const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=json,dot", ...selection, ...more];
		return runCommand({ program: "playwright", args, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: browser } });
	}, playwrightResult);
}

interface PlaywrightReport {
	stats: { expected: number; unexpected: number; flaky: number };
}

/** A test that passes only at the second attempt counts as failed. */
function playwrightResult({ stats }: PlaywrightReport) {
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** Runs a program that writes a report in JSON; one that ends with an error has at least one failure. */
async function withReport<Report>(
	run: (report: string) => Promise<boolean>,
	toResult: (report: Report) => SuiteResult,
): Promise<SuiteResult> {
	const folder = await mkdtemp(join(tmpdir(), "suite-"));
	const report = join(folder, "report.json");
	try {
		const succeeded = await run(report);
		const { passed, failed } = toResult(JSON.parse(await readFile(report, "utf8")) as Report);
		return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** Waits for all and adds their results. */
export async function combine(...results: (SuiteResult | Promise<SuiteResult>)[]): Promise<SuiteResult> {
	const total = { passed: 0, failed: 0 };
	for (const { passed, failed } of await Promise.all(results)) {
		total.passed += passed;
		total.failed += failed;
	}
	return total;
}
