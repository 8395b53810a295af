import type { Mutation } from "./Mutation.ts";

/** What became of one mutation. */
export interface Verdict {
	mutation: string;
	kind: Mutation["kind"];
	on: string;
	/** The cell whose outcome it spoils; undefined when none notices. */
	caughtBy: string | undefined;
	/** Guards that hold in its place: with them away too, and only then, the cell notices. Empty when it is caught alone. */
	heldBy: readonly string[];
}

export interface MutationReport {
	cells: number;
	/** Cells whose outcome is not as expected before anything is mutated. */
	unmutated: readonly string[];
	verdicts: Verdict[];
	seconds: number;
}
