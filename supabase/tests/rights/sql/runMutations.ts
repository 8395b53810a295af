import { join } from "node:path";
import { openConnection } from "../../../embedded/openConnection.ts";
import { acquireLock } from "../../../embedded/acquireLock.ts";
import { createJudge } from "./createJudge.ts";
import { listMutations } from "./listMutations.ts";
import type { MutationReport } from "./MutationReport.ts";

/** A program: `node --import tsx runMutations.ts <data directory of a stopped backend>` prints a MutationReport. */
const dataDir = process.argv[2] ?? "";
const releaseLock = acquireLock(dataDir);
const { connection, close } = await openConnection(join(dataDir, "database"), false);
const started = Date.now();
const judge = await createJudge(connection.driver);
const unmutated = await judge.findDifferences();
const mutations = await listMutations(connection.driver);
const report: MutationReport = { cells: judge.size, unmutated, verdicts: [], seconds: 0 };
if (unmutated.length === 0) {
	for (const mutation of mutations) {
		report.verdicts.push(await judge.judge(mutation, mutations));
	}
}
report.seconds = Math.round((Date.now() - started) / 1000);
await close();
releaseLock();
process.stdout.write(JSON.stringify(report));
