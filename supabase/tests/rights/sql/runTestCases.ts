import { openStopped } from "../../../testing/openStopped.ts";
import { createTestCaseRunner, findUnexpected } from "./createTestCaseRunner.ts";

/** A program: prints the number of cases inside the database, and those with another outcome. */
const { sql, close } = await openStopped(process.argv[2] ?? "");
const runner = await createTestCaseRunner(sql);
const unexpected = await findUnexpected(runner);
await close();
process.stdout.write(JSON.stringify({ count: runner.testCases.length, unexpected }));
