import { prepareDataDirectory } from "../../testing/dataDirectory.ts";
import { runProgram } from "../../testing/processes.ts";
import { useFolder } from "../../testing/useFolder.ts";

const dataDir = useFolder();

test("every attempt of every role inside the database has the expected outcome", async () => {
	await prepareDataDirectory(dataDir);
	const report = await runProgram("tests/rights/sql/runTestCases.ts", dataDir);
	const { count, unexpected } = report as { count: number; unexpected: string[] };
	process.stdout.write(`${count} attempts inside the database\n`);
	expect(unexpected).toEqual([]);
});
