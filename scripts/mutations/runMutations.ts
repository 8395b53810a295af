import { folderNames, mutatedFiles, testsOf } from "./folders.ts";
import { type Count, mutate, printSurvivors } from "./mutate.ts";
import { saveScores, scoreOf, sum } from "./scores.ts";

/*
 * `npm run test:mutations -- shared-data/src/rules`: puts faults into a folder's files, or into one file. It
 * prints each fault that no test notices, and writes the counts to docs/mutations.json.
 */

/** An interrupted run keeps the counts of the files before. */
const filesPerRun = 10;

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
	const counts: Count[] = [];
	for (let at = 0; at < files.length; at += filesPerRun) {
		const share = files.slice(at, at + filesPerRun);
		const outcome = await mutate(folder, testsOf(folder, share), share, { isRepeated: true });
		printSurvivors(outcome.survivors);
		saveScores(folder, all, outcome.counts);
		counts.push(...Object.values(outcome.counts));
	}
	const total = sum(counts);
	console.log(
		`${folder}: ${total.killed} killed, ${total.survived} survived (${scoreOf(total)} %), ${total.uncovered} not executed`,
	);
}
