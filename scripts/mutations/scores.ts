import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../build/paths.ts";
import type { Count } from "./mutate.ts";

/** The counts of each file's last run, with the sum of each folder. */
type Scores = Record<string, Count & { score: number; measured: string; files: Record<string, Count> }>;

const path = join(root, "docs/mutations.json");

export const readScores = (): Scores => JSON.parse(readFileSync(path, "utf8")) as Scores;

/** The share of killed mutants among the executed ones, in percent. */
export const scoreOf = ({ killed, survived }: Count): number =>
	killed + survived === 0 ? 100 : Math.round((1000 * killed) / (killed + survived)) / 10;

export function sum(counts: readonly Count[]): Count {
	const total = { killed: 0, survived: 0, uncovered: 0 };
	for (const { killed, survived, uncovered } of counts) {
		total.killed += killed;
		total.survived += survived;
		total.uncovered += uncovered;
	}
	return total;
}

/** Writes the counts of these files; forgets files that the folder no longer has. */
export function saveScores(folder: string, files: readonly string[], counts: Record<string, Count>): void {
	const scores = readScores();
	const known = { ...scores[folder]?.files, ...counts };
	const kept = Object.fromEntries(files.flatMap((file) => (known[file] ? [[file, known[file]]] : [])));
	const total = sum(Object.values(kept));
	const measured = `${Object.keys(kept).length} of ${files.length} files`;
	const all: Scores = { ...scores, [folder]: { score: scoreOf(total), ...total, measured, files: kept } };
	const text = JSON.stringify(all, null, "\t").replaceAll(
		/\{\s+("killed": \d+,)\s+("survived": \d+,)\s+("uncovered": \d+)\s+\}/g,
		"{ $1 $2 $3 }",
	);
	writeFileSync(path, `${text}\n`);
}
