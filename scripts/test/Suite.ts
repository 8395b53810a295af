/** What a suite found; a suite that could not run counts as one failure. */
export interface Outcome {
	passed: number;
	failed: number;
}

/** One part of `npm test`. */
export interface Suite {
	/** The name to give on the command line. */
	name: string;
	/** Costs more than every run should, and runs when it is named: `npm test -- outage`. */
	isExtra?: true;
	/** Said while it runs. */
	title: string;
	run: () => Promise<Outcome>;
}
