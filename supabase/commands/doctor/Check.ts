/** One finding of the doctor. */
export interface Check {
	/** The expected state, as a sentence. */
	claim: string;
	/** The actual state and its repair; absent when the claim is true. */
	problem?: string;
	/** It is neither right nor wrong, but worth knowing. */
	isRemark?: true;
}

export const check = (claim: string, isWrong: boolean, problem: string): Check => ({ claim, ...(isWrong && { problem }) });
