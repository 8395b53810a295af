import { createHash } from "node:crypto";
import type { SuiteResult } from "../test/runners.ts";
import { folderNames, mutatedFiles, testsOf } from "./folders.ts";
import { type Count, mutate, printSurvivors } from "./mutate.ts";
import { readScores, saveScores, scoreOf, sum } from "./scores.ts";

/** A mutant takes about a second on two processors, so a night takes about 20 minutes with the first runs. */
const mutantsPerNight = 800;

/** No folder begins later, so that a slow machine ends within 40 minutes too. */
const lastStartMinutes = 25;

/** The largest fall of a folder's killed mutants that passes, in points. */
const maxFall = 3;

/** The mutants of a file that docs/mutations.json does not have. */
const usualMutants = 40;

/**
 * Mutates a share of each folder's files, another one each day and the same all day. A folder fails when its
 * files have lost more than three points of all mutants since docs/mutations.json was written. The counts of
 * files that it lacks are added to it; folders that the time did not reach are listed.
 */
export async function mutateShare(day = new Date().toISOString().slice(0, 10)): Promise<SuiteResult> {
	const known = Object.assign({}, ...Object.values(readScores()).map(({ files }) => files)) as Record<string, Count>;
	const mutantsOf = (file: string) => (known[file] ? known[file].killed + known[file].survived : usualMutants);
	const sizeOf = (files: readonly string[]) => files.reduce((size, file) => size + mutantsOf(file), 0);
	const total = sizeOf(folderNames.flatMap(mutatedFiles));
	const start = performance.now();
	const result = { passed: 0, failed: 0 };
	for (const folder of shuffle(folderNames, day)) {
		if (performance.now() - start > lastStartMinutes * 60_000) {
			console.log(`${folder}: no time`);
			continue;
		}
		const files = mutatedFiles(folder);
		let rest = (mutantsPerNight * sizeOf(files)) / total;
		const share = shuffle(files, day).filter((file) => {
			const isChosen = rest > 0;
			rest -= mutantsOf(file);
			return isChosen;
		});
		const { counts, survivors } = await mutate(folder, testsOf(folder), share);
		printSurvivors(survivors.filter(({ isUncovered }) => !isUncovered));
		const compared = Object.entries(counts).filter(([file]) => known[file]);
		const now = killedOfAll(sum(compared.map(([, count]) => count)));
		const before = killedOfAll(sum(compared.flatMap(([file]) => known[file] ?? [])));
		if (compared.length > 0) result[now < before - maxFall ? "failed" : "passed"] += 1;
		const comparison = compared.length > 0 ? ` have ${now} %, before ${before} %` : " have counts";
		console.log(`${folder}: ${share.length} files; ${compared.length} of them${comparison}`);
		saveScores(folder, files, Object.fromEntries(Object.entries(counts).filter(([file]) => !known[file])));
	}
	return result;
}

/** Counts a mutant that no test executes as a survivor, so that the night notices a deleted test too. */
const killedOfAll = ({ killed, survived, uncovered }: Count) => scoreOf({ killed, survived: survived + uncovered, uncovered });

/** An order that the day decides. */
function shuffle(paths: readonly string[], day: string): string[] {
	const keyOf = (path: string) => createHash("sha256").update(`${day} ${path}`).digest("hex");
	return paths.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
