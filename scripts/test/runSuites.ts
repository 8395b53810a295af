import { rm } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../paths.ts";
import type { Suite, SuiteResult } from "./runners.ts";
import { suites } from "./suites.ts";

/** Runs the named suites (`all` for every one, none for the default ones); resolves with the exit code. */
export async function runSuites(names: string[]): Promise<number> {
	const unknown = names.filter((name) => name !== "all" && !suites.some((suite) => suite.name === name));
	if (unknown.length > 0) {
		console.error(`Unknown suite ${unknown.join(", ")}; there are ${suites.map((suite) => suite.name).join(", ")}.`);
		return 1;
	}
	// What earlier runs left of their failures.
	await rm(join(root, "test-results"), { recursive: true, force: true });
	const total: SuiteResult = { passed: 0, failed: 0 };
	for (const suite of suites) {
		const isSelected = names.length > 0 ? names.includes(suite.name) || names.includes("all") : !suite.isExtra;
		if (!isSelected) continue;
		const { passed, failed } = await runSuite(suite);
		total.passed += passed;
		total.failed += failed;
	}
	console.log(`\n${total.passed} passed, ${total.failed} failed`);
	return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

async function runSuite({ title, run }: Suite): Promise<SuiteResult> {
	console.log(`\n${title}`);
	const start = performance.now();
	const result = await run().catch((error: unknown): SuiteResult => {
		console.error(error instanceof Error ? error.message : error);
		return { passed: 0, failed: 1 };
	});
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	// Not the closing line's words: that line is to stand alone.
	console.log(`  ${result.passed} ok${result.failed ? `, ${result.failed} NOT OK` : ""} in ${seconds} s`);
	return result;
}
