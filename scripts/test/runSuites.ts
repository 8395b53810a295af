import { existsSync, statfsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../build/paths.ts";
import { combine, jestSuite, playwrightSuite, type Suite, type SuiteResult } from "./runners.ts";
import { suites } from "./suites.ts";
import { suitesOfChange } from "./suitesOfChange.ts";

/**
 * Runs the named suites: `all` for every one, none for the default ones, `--changed` with an optional commit
 * for those that changes since then affect. Resolves with the exit code.
 */
export async function runSuites([first, ...others]: string[]): Promise<number> {
	if (first === "--changed") return runAll(suitesOfChange(...others));
	if (first === undefined) return runAll(suites.filter(({ isExtra }) => !isExtra));
	const names = [first, ...others];
	const unknown = names.filter((name) => name !== "all" && !suites.some((suite) => suite.name === name));
	if (unknown.length > 0) {
		console.error(`Unknown suite ${unknown.join(", ")}; there are ${suites.map((suite) => suite.name).join(", ")}.`);
		return 1;
	}
	return runAll(suites.filter(({ name }) => names.includes(name) || names.includes("all")));
}

async function runAll(selected: Suite[]): Promise<number> {
	// Removes the reports of earlier failures.
	await rm(join(root, "test-results"), { recursive: true, force: true });
	const results: SuiteResult[] = [];
	for (const step of toSteps(selected)) results.push(await runStep(step));
	const total = await combine(...results);
	console.log(`\n${total.passed} passed, ${total.failed} failed`);
	return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

interface Step {
	suites: Suite[];
	run: () => Promise<SuiteResult>;
}

/** Checks and builds, Jest's suites, the browser's, and the others one by one. */
function toSteps(selected: Suite[]): Step[] {
	const checks = selected.filter((suite) => "check" in suite);
	const ofJest = selected.filter((suite) => "jest" in suite);
	const ofBrowser = selected.filter((suite) => "browser" in suite);
	const steps: Step[] = [
		{ suites: checks, run: () => combine(...checks.map(({ check }) => check())) },
		{ suites: ofJest, run: () => inMemory(() => jestSuite(ofJest.flatMap(({ jest }) => jest))) },
		{
			suites: ofBrowser,
			async run() {
				for (const build of new Set(ofBrowser.map(({ build }) => build))) await build();
				return inMemory(() => playwrightSuite(ofBrowser.map(({ browser }) => browser)));
			},
		},
		...selected.flatMap((suite) => ("run" in suite ? [{ suites: [suite], run: suite.run }] : [])),
	];
	return steps.filter(({ suites }) => suites.length > 0);
}

/** Databases and profiles are in memory where it has 8 GB of room, because a disk takes a fifth longer. */
async function inMemory(run: Step["run"]): Promise<SuiteResult> {
	const before = tmpdir();
	if (freeBytes("/dev/shm") > 8e9) process.env.TMPDIR = "/dev/shm";
	return run().finally(() => (process.env.TMPDIR = before));
}

function freeBytes(folder: string): number {
	if (!existsSync(folder)) return 0;
	const { bavail, bsize } = statfsSync(folder);
	return bavail * bsize;
}

async function runStep({ suites, run }: Step): Promise<SuiteResult> {
	console.log(`\n${suites.map(({ title }) => title).join("\n")}`);
	const start = performance.now();
	const result = await run().catch((error: unknown): SuiteResult => {
		console.error(error instanceof Error ? error.message : error);
		return { passed: 0, failed: 1 };
	});
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	// Not the closing line's words, which must be unique.
	console.log(`  ${result.passed} ok${result.failed ? `, ${result.failed} NOT OK` : ""} in ${seconds} s`);
	return result;
}
