import type { Outcome, Suite } from "./runners.ts";
import { suites } from "./suites.ts";

/** Runs the named suites (`all` for every one, none for the default ones); resolves with the exit code. */
export async function runSuites(names: string[]): Promise<number> {
	const unknown = names.filter((name) => name !== "all" && !suites.some((suite) => suite.name === name));
	if (unknown.length > 0) {
		console.error(`Unknown suite ${unknown.join(", ")}; there are ${suites.map((suite) => suite.name).join(", ")}.`);
		return 1;
	}
	const total: Outcome = { passed: 0, failed: 0 };
	for (const suite of suites) {
		const isAsked = names.length > 0 ? names.includes(suite.name) || names.includes("all") : !suite.isExtra;
		if (!isAsked) continue;
		const { passed, failed } = await runSuite(suite);
		total.passed += passed;
		total.failed += failed;
	}
	console.log(`\n${total.passed} passed, ${total.failed} failed`);
	return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

async function runSuite({ title, run }: Suite): Promise<Outcome> {
	console.log(`\n${title}`);
	const start = performance.now();
	const outcome = await run().catch((error: unknown): Outcome => {
		console.error(error instanceof Error ? error.message : error);
		return { passed: 0, failed: 1 };
	});
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	// Not the closing line's words: that line is to stand alone.
	console.log(`  ${outcome.passed} ok${outcome.failed ? `, ${outcome.failed} NOT OK` : ""} in ${seconds} s`);
	return outcome;
}
