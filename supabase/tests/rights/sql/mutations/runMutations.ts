import { openStopped } from "../../../../testing/openStopped.ts";
import { createTestCaseRunner, findUnexpected } from "../createTestCaseRunner.ts";
import { createMutationTester } from "./createMutationTester.ts";
import { listMutations } from "./listMutations.ts";
import type { MutationReport, Verdict } from "./MutationReport.ts";

/**
 * A program: `node --import tsx runMutations.ts <data directory of a stopped backend>` prints a
 * MutationReport.
 */
const dataDir = process.argv[2] ?? "";
const { sql, close } = await openStopped(dataDir);
const runner = await createTestCaseRunner(sql);
const unmutated = await findUnexpected(runner);
const verdicts: Verdict[] = [];
if (unmutated.length === 0) {
	const mutations = await listMutations(sql);
	const testMutation = createMutationTester(runner);
	for (const mutation of mutations) {
		verdicts.push(await testMutation(mutation));
	}
}
const report: MutationReport = { testCases: runner.testCases.length, unmutated, verdicts };
await close();
process.stdout.write(JSON.stringify(report));
