import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareDataDirectory } from "../../testing/dataDirectory.ts";
import { runProgram } from "../../testing/processes.ts";
import { redundantlyGuarded } from "./redundantlyGuarded.ts";
import type { MutationReport, Verdict } from "./sql/mutations/MutationReport.ts";

let report: MutationReport;

/** Every mutation is tried in one process, inside the database, and rolled back. */
beforeAll(async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "site-mutations-"));
	await prepareDataDirectory(dataDir);
	report = (await runProgram("tests/rights/sql/mutations/runMutations.ts", dataDir, { seconds: 900 })) as MutationReport;
	rmSync(dataDir, { recursive: true });
	const kinds = Object.entries(grouped(report.verdicts, ({ kind }) => kind)).map(([kind, { length }]) => `${length} ${kind}`);
	process.stdout.write(`${report.verdicts.length} guards (${kinds.join(", ")}) against ${report.testCases} cases\n`);
}, 1_000_000);

function grouped(verdicts: readonly Verdict[], group: (verdict: Verdict) => string | undefined): Record<string, string[]> {
	const groups: Record<string, string[]> = {};
	for (const verdict of verdicts) {
		const name = group(verdict);
		if (name !== undefined) {
			groups[name] = [...(groups[name] ?? []), verdict.mutation].sort();
		}
	}
	return groups;
}

test("before anything is mutated, every test case inside the database has the expected outcome", () => {
	expect(report.unmutated).toEqual([]);
});

test("every dropped or loosened guard makes a test case fail", () => {
	expect(report.verdicts.length).toBeGreaterThan(0);
	expect(report.verdicts.filter(({ caughtBy }) => caughtBy === undefined).map(({ mutation }) => mutation)).toEqual([]);
});

test("the guards that fail only together with a second one are listed by name and reason", () => {
	const expected = Object.entries(redundantlyGuarded).map(([guard, mutations]) => [guard, [...mutations].sort()]);
	expect(grouped(report.verdicts, ({ redundantGuard }) => redundantGuard)).toEqual(Object.fromEntries(expected));
});
