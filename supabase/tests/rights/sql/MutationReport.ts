import type { Mutation } from "./Mutation.ts";

/** What became of one mutation. */
export interface Verdict {
	mutation: string;
	kind: Mutation["kind"];
	/** The cell whose outcome it spoils; undefined when none notices. */
	caughtBy: string | undefined;
	/**
	 * The guard that has to be away as well before a cell notices; undefined when the mutation is caught
	 * alone.
	 */
	heldBy?: string;
}

export interface MutationReport {
	cells: number;
	/** Cells whose outcome is not as expected before anything is mutated. */
	unmutated: readonly string[];
	verdicts: readonly Verdict[];
}
