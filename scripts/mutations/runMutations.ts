import { folderNames, mutatedFiles, testsOf } from "./folders.ts";
import { mutate, printSurvivors } from "./mutate.ts";
import { saveScores, scoreOf, sum } from "./scores.ts";

/*
 * `npm run test:mutations -- shared-data/src/rules`: puts faults into a folder's files, or into one file. It
 * prints each fault that no test notices, and writes the counts to docs/mutations.json.
 */
const paths = process.argv.slice(2);
const selected = folderNames
	.map((folder) => {
		const all = mutatedFiles(folder);
		return {
			folder,
			all,
			files: all.filter((file) => paths.some((path) => file === path || file.startsWith(`${path.replace(/\/$/, "")}/`))),
		};
	})
	.filter(({ files }) => files.length > 0);
if (selected.length === 0) {
	console.error(`Name files or folders below ${folderNames.join(", ")}.`);
	process.exitCode = 1;
}
for (const { folder, all, files } of selected) {
	const { counts, survivors } = await mutate(folder, testsOf(folder, files), files, { isRepeated: true });
	printSurvivors(survivors);
	saveScores(folder, all, counts);
	const total = sum(Object.values(counts));
	console.log(
		`${folder}: ${total.killed} killed, ${total.survived} survived (${scoreOf(total)} %), ${total.uncovered} not executed`,
	);
}
