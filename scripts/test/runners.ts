import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browsers.ts";
import { runCommand } from "./runCommand.ts";

/** The result of a suite; one that could not run counts as one failure. */
export interface SuiteResult {
	passed: number;
	failed: number;
}

/** One part of `npm test`. */
export interface Suite {
	/** The name to give on the command line. */
	name: string;
	/** Runs only when it is named (`npm test -- outage`), because it takes long. */
	isExtra?: true;
	/** Printed while it runs. */
	title: string;
	run: () => Promise<SuiteResult>;
}

/**
 * Runs Jest projects on all processors and counts their tests; a file that cannot run counts as a failure.
 * With `patterns`, only the files whose path matches one.
 */
export async function jestSuite(projects: string[], patterns: string[] = []): Promise<SuiteResult> {
	const folder = await mkdtemp(join(tmpdir(), "jest-"));
	const report = join(folder, "report.json");
	try {
		// Forced to exit: a backend that a failed test left running must not block the run.
		const args = [
			"--selectProjects",
			...projects,
			"--json",
			`--outputFile=${report}`,
			"--silent",
			"--forceExit",
			"--maxWorkers=100%",
			...(patterns.length > 0 ? ["--testPathPatterns", ...patterns] : []),
		];
		const succeeded = await runCommand({ program: "jest", args });
		const result = JSON.parse(await readFile(report, "utf8")) as Report;
		const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
		return { passed: result.numPassedTests, failed: succeeded ? failed : Math.max(failed, 1) };
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

interface Report {
	numPassedTests: number;
	numFailedTests: number;
	numRuntimeErrorTestSuites: number;
}

/**
 * Runs a project of e2e/playwright.config.ts, or several by a pattern, after `prepare`. A test that passes
 * only at the second attempt counts as failed.
 */
export async function playwrightSuite(project: string, prepare: () => Promise<unknown>): Promise<SuiteResult> {
	const browser = findBrowser();
	await prepare();
	const folder = await mkdtemp(join(tmpdir(), "playwright-"));
	const report = join(folder, "report.json");
	try {
		const succeeded = await runCommand({
			program: "playwright",
			args: ["test", "--config", "e2e/playwright.config.ts", "--project", project, "--reporter=json,dot"],
			env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: browser },
		});
		const { stats } = JSON.parse(await readFile(report, "utf8")) as {
			stats: { expected: number; unexpected: number; flaky: number };
		};
		const failed = stats.unexpected + stats.flaky;
		return { passed: stats.expected, failed: succeeded ? failed : Math.max(failed, 1) };
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
