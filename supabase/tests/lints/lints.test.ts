import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareDataDirectory } from "../../testing/dataDirectory.ts";
import { runProgram } from "../../testing/processes.ts";
import { lints } from "./lints.ts";
import type { LintReport } from "./runLints.ts";

let reports: Record<string, LintReport>;

beforeAll(async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "site-lints-"));
	await prepareDataDirectory(dataDir);
	reports = (await runProgram("tests/lints/runLints.ts", dataDir)) as Record<string, LintReport>;
	rmSync(dataDir, { recursive: true });
});

test.each(lints)("$name finds no violation in the schema, but an added one: $consequence", ({ name, found }) => {
	expect(reports[name]?.findings).toEqual([]);
	expect(reports[name]?.afterViolation).toContain(found);
});
