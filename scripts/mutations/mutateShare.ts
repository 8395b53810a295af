import { createHash } from "node:crypto";
import type { SuiteResult } from "../test/runners.ts";
import { folderNames, mutatedFiles, testsOf } from "./folders.ts";
import { type Count, mutate } from "./mutate.ts";
import { readScores, scoreOf, sum } from "./scores.ts";

/** About half an hour on two processors. */
const mutantsPerNight = 1_200;

/** No folder begins later, so that a slow machine ends within 40 minutes too. */
const lastStartMinutes = 30;

/** The largest fall of a folder's score that passes, in points. */
const maxFall = 3;

/** The mutants of a file that docs/mutations.json does not have. */
const usualMutants = 40;

/**
 * Mutates a share of each folder's files, another one each day and the same all day. A folder fails when its
 * files have lost more than three points since docs/mutations.json was written; a file without counts there
 * is listed only.
 */
export async function mutateShare(day = new Date().toISOString().slice(0, 10)): Promise<SuiteResult> {
	const known = Object.assign({}, ...Object.values(readScores()).map(({ files }) => files)) as Record<string, Count>;
	const mutantsOf = (file: string) => (known[file] ? known[file].killed + known[file].survived : usualMutants);
	const sizeOf = (files: readonly string[]) => files.reduce((size, file) => size + mutantsOf(file), 0);
	const total = sizeOf(folderNames.flatMap(mutatedFiles));
	const start = performance.now();
	const result = { passed: 0, failed: 0 };
	for (const folder of folderNames) {
		if (performance.now() - start > lastStartMinutes * 60_000) break;
		const files = mutatedFiles(folder);
		let rest = (mutantsPerNight * sizeOf(files)) / total;
		const share = shuffle(files, day).filter((file) => {
			const isChosen = rest > 0;
			rest -= mutantsOf(file);
			return isChosen;
		});
		const { counts } = await mutate(folder, testsOf(folder), share);
		const compared = Object.entries(counts).filter(([file]) => known[file]);
		const now = scoreOf(sum(compared.map(([, count]) => count)));
		const before = scoreOf(sum(compared.flatMap(([file]) => known[file] ?? [])));
		result[now < before - maxFall ? "failed" : "passed"] += 1;
		console.log(`${folder}: ${share.length} files; ${compared.length} of them have ${now} %, before ${before} %`);
		for (const [file, count] of Object.entries(counts)) if (!known[file]) console.log(`  ${file}: ${scoreOf(count)} %`);
	}
	return result;
}

/** An order that the day decides. */
function shuffle(files: readonly string[], day: string): string[] {
	const keyOf = (file: string) => createHash("sha256").update(`${day} ${file}`).digest("hex");
	return files.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
