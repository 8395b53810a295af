import { join } from "node:path";
import { acquireLock } from "../../../embedded/data-dir/acquireLock.ts";
import { openConnection } from "../../../embedded/database/openConnection.ts";
import { createCellRunner } from "./createCellRunner.ts";
import { createJudge } from "./createJudge.ts";
import { listMutations } from "./listMutations.ts";
import type { MutationReport, Verdict } from "./MutationReport.ts";

/**
 * A program: `node --import tsx runMutations.ts <data directory of a stopped backend>` prints a
 * MutationReport.
 */
const dataDir = process.argv[2] ?? "";
const releaseLock = acquireLock(dataDir);
const { connection, close } = await openConnection(join(dataDir, "database"), false);
const runner = await createCellRunner(connection.driver);
const { cells, expected } = runner;
const untouched = await runner.run([], [...cells.keys()]);
const unmutated = [...untouched]
	.filter(([number, outcome]) => outcome !== expected[number])
	.map(([number, outcome]) => `${cells[number]?.role} on ${cells[number]?.on}: ${cells[number]?.name}: ${outcome}`);
const verdicts: Verdict[] = [];
if (unmutated.length === 0) {
	const mutations = await listMutations(connection.driver);
	const judge = createJudge(runner);
	for (const mutation of mutations) {
		verdicts.push(await judge(mutation));
	}
}
const report: MutationReport = { cells: cells.length, unmutated, verdicts };
await close();
releaseLock();
process.stdout.write(JSON.stringify(report));
