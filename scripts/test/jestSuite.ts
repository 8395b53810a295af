import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "./runCommand.ts";
import type { Outcome } from "./Suite.ts";

/** Runs Jest projects, a file on each processor, and counts their tests; a file that cannot run counts as a failure. */
export async function jestSuite(projects: string[]): Promise<Outcome> {
	const folder = await mkdtemp(join(tmpdir(), "jest-"));
	const report = join(folder, "report.json");
	try {
		// Forced to exit: a backend that a failed test left behind must not hold everything up.
		const args = [
			"--selectProjects",
			...projects,
			"--json",
			`--outputFile=${report}`,
			"--silent",
			"--forceExit",
			"--maxWorkers=100%",
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
