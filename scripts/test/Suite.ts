/** What a suite found; a suite that could not run counts as one failure. */
export interface Outcome {
	passed: number;
	failed: number;
}

/** One part of `npm test`. */
export interface Suite {
	/** The name to give on the command line. */
	name: string;
	/** Said while it runs. */
	title: string;
	/** Runs only when it is named: it costs more than every run should. */
	isExtra?: true;
	run: () => Promise<Outcome>;
}
