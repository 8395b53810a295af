import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../build/paths.ts";
import type { SuiteResult } from "../test/runners.ts";
import { folderNames, mutatedFiles, testsOf } from "./folders.ts";
import { type Count, mutate, printSurvivors } from "./mutate.ts";
import { readScores, saveScores, scoreOf, sum } from "./scores.ts";

/** A mutant takes about a second on two processors, so a night takes about 20 minutes with the first runs. */
const mutantsPerNight = 600;

/** On a slow machine the folders that are left have no time. */
const minutesPerNight = 38;

/** The largest fall of a folder's killed mutants that passes, in points. */
const maxFall = 3;

/** Of files that docs/mutations.json does not have. */
const mutantsPerLine = 1.2;

/**
 * Mutates a share of all files, another one each day and the same all day. A folder fails when its
 * files have lost more than three points of all mutants since docs/mutations.json was written. The counts of
 * files that it lacks are added to it; folders that the time did not reach are listed.
 */
export async function mutateShare(day = new Date().toISOString().slice(0, 10)): Promise<SuiteResult> {
	const known = Object.assign({}, ...Object.values(readScores()).map(({ files }) => files)) as Record<string, Count>;
	const mutantsOf = (file: string) => {
		const count = known[file];
		return count ? count.killed + count.survived + count.uncovered : linesOf(file) * mutantsPerLine;
	};
	let rest = mutantsPerNight;
	const chosen = new Set<string>();
	for (const file of shuffle(folderNames.flatMap(mutatedFiles), day)) {
		// A file of more mutants than a night has comes alone, on the day that puts it first.
		if (mutantsOf(file) === 0 || (chosen.size > 0 && mutantsOf(file) > rest)) continue;
		rest -= mutantsOf(file);
		chosen.add(file);
	}
	const end = performance.now() + minutesPerNight * 60_000;
	const minutesLeft = () => (end - performance.now()) / 60_000;
	const result = { passed: 0, failed: 0 };
	for (const folder of shuffle(folderNames, day)) {
		const files = mutatedFiles(folder);
		const share = files.filter((file) => chosen.has(file));
		if (share.length === 0) continue;
		const outcome = minutesLeft() > 1 && (await mutateWithin(minutesLeft(), folder, share));
		if (!outcome) {
			console.log(`${folder}: no time`);
			continue;
		}
		const { counts, survivors } = outcome;
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

/** Null when the time has run out. */
async function mutateWithin(timeoutMinutes: number, folder: string, files: readonly string[]) {
	const end = performance.now() + timeoutMinutes * 60_000;
	return mutate(folder, testsOf(folder, files), files, { timeoutMinutes }).catch((error: unknown) => {
		if (performance.now() < end) throw error;
		return null;
	});
}

/** Counts a mutant that no test executes as a survivor, so that the night notices a deleted test too. */
const killedOfAll = ({ killed, survived, uncovered }: Count) => scoreOf({ killed, survived: survived + uncovered, uncovered });

const linesOf = (file: string) => readFileSync(join(root, file), "utf8").split("\n").length;

/** An order that the day decides. */
function shuffle(paths: readonly string[], day: string): string[] {
	const keyOf = (path: string) => createHash("sha256").update(`${day} ${path}`).digest("hex");
	return paths.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
