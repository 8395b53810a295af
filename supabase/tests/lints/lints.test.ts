import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareDataDirectory } from "../../testing/dataDirectory.ts";
import { runProgram } from "../../testing/processes.ts";
import { accessLints } from "./accessLints.ts";
import type { LintReport } from "./runLints.ts";
import { shapeLints } from "./shapeLints.ts";

const reports = new Map<string, LintReport>();

beforeAll(async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "site-lints-"));
	await prepareDataDirectory(dataDir);
	for (const report of (await runProgram("tests/lints/runLints.ts", dataDir)) as LintReport[]) {
		reports.set(report.name, report);
	}
	rmSync(dataDir, { recursive: true });
});

const lints = [...accessLints, ...shapeLints];

test.each(lints)("$name has no finding, which would mean: $consequence", ({ name }) => {
	expect(reports.get(name)?.findings).toEqual([]);
});

test.each(lints)("$name detects a violation", ({ name, found }) => {
	expect(reports.get(name)?.afterViolation).toContain(found);
});

test("all 28 rules of the advisor are run", () => {
	expect(new Set(lints.map(({ name }) => name)).size).toBe(28);
});
