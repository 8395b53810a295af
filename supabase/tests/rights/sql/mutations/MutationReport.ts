import type { Mutation } from "./Mutation.ts";

/** The result of one mutation. */
export interface Verdict {
	mutation: string;
	kind: Mutation["kind"];
	/** The case that fails; undefined when none does. */
	caughtBy: string | undefined;
	/**
	 * The guard that must also be removed before a case fails; undefined when the single mutation is caught.
	 */
	redundantGuard?: string;
}

export interface MutationReport {
	testCases: number;
	/** Cases whose outcome is not as expected before anything is mutated. */
	unmutated: readonly string[];
	verdicts: readonly Verdict[];
}
