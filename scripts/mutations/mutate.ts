import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../build/paths.ts";
import { runCommand } from "../../build/runCommand.ts";
import { copyProject } from "../test/copyProject.ts";

/** Counts of a file's mutants: killed by a test, survived, and executed by no test. */
export interface Count {
	killed: number;
	survived: number;
	uncovered: number;
}

interface Survivor {
	/** "shared-data/src/rules/validate.ts:60:12" */
	place: string;
	mutator: string;
	original: string;
	replacement: string;
	isUncovered: boolean;
}

interface Outcome {
	/** By file. */
	counts: Record<string, Count>;
	survivors: Survivor[];
}

/** Prints each fault that no test notices. */
export function printSurvivors(survivors: readonly Survivor[]): void {
	for (const { place, mutator, original, replacement, isUncovered } of survivors)
		console.log(`${place} ${mutator}${isUncovered ? ", not executed" : ""}\n  ${original}\n  ${replacement}`);
}

interface Mutant {
	mutatorName: string;
	replacement?: string;
	status: string;
	location: { start: Position; end: Position };
}

type Position = { line: number; column: number };

interface Report {
	files: Record<string, { source: string; mutants: Mutant[] }>;
}

interface Tests {
	/** A project of jest.config.cjs. */
	project: string;
	/** The folders of the tests. */
	tests: readonly string[];
}

/**
 * Puts faults into the files, one at a time, and runs the tests of a Jest project that execute the line. With
 * `isRepeated` also those whose results are known: a new test of a constant changes them unseen.
 */
export async function mutate(
	folder: string,
	{ project, tests }: Tests,
	files: readonly string[],
	{ isRepeated = false, timeoutMinutes }: { isRepeated?: boolean; timeoutMinutes?: number } = {},
): Promise<Outcome> {
	const memory = join(root, ".cache/mutations", `${folder.replaceAll("/", "-")}.json`);
	mkdirSync(join(root, ".cache/mutations"), { recursive: true });
	const copy = copyProject();
	const removeCopy = () => rmSync(copy, { recursive: true, force: true });
	process.once("exit", removeCopy);
	const report = join(copy, "mutations.json");
	try {
		const hasEnded = await runCommand({
			program: "stryker",
			args: ["run", "scripts/mutations/stryker.config.mjs"],
			cwd: copy,
			env: {
				MUTATED_PROJECT: project,
				MUTATION_TESTS: JSON.stringify(tests),
				MUTATED_FILES: JSON.stringify(files),
				MUTATION_MEMORY: memory,
				MUTATIONS_REPEATED: String(isRepeated),
				MUTATION_REPORT: report,
			},
			timeoutMinutes,
		});
		if (!hasEnded) throw new Error(`Stryker could not mutate ${folder}.`);
		return toOutcome(JSON.parse(readFileSync(report, "utf8")) as Report, files);
	} finally {
		process.off("exit", removeCopy);
		removeCopy();
	}
}

/** The incremental report also repeats earlier results of other files. */
function toOutcome(report: Report, mutated: readonly string[]): Outcome {
	// The report lacks files without code.
	const counts: Outcome["counts"] = Object.fromEntries(mutated.map((file) => [file, { killed: 0, survived: 0, uncovered: 0 }]));
	const survivors: Survivor[] = [];
	for (const [file, { source, mutants }] of Object.entries(report.files).filter(([file]) => mutated.includes(file))) {
		const withStatus = (...names: string[]) => mutants.filter(({ status }) => names.includes(status));
		const open = withStatus("Survived", "NoCoverage");
		const uncovered = withStatus("NoCoverage").length;
		counts[file] = { killed: withStatus("Killed", "Timeout").length, survived: open.length - uncovered, uncovered };
		for (const { mutatorName, replacement = "", status, location } of open) {
			const { start } = location;
			survivors.push({
				place: `${file}:${start.line}:${start.column}`,
				mutator: mutatorName,
				original: excerpt(source, location),
				replacement: replacement.replaceAll(/\s+/g, " "),
				isUncovered: status === "NoCoverage",
			});
		}
	}
	return { counts, survivors };
}

/** Lines and columns begin at 1; the end is excluded. */
function excerpt(source: string, { start, end }: Mutant["location"]): string {
	const lines = source.split("\n").slice(start.line - 1, end.line);
	const last = lines.length - 1;
	lines[last] = (lines[last] ?? "").slice(0, end.column - 1);
	lines[0] = (lines[0] ?? "").slice(start.column - 1);
	return lines.join(" ").replaceAll(/\s+/g, " ");
}
