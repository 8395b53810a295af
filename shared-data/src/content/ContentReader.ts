/** Tells whether anything changed, for whoever keeps what was made of all that a visitor may see. Rejects only with DataError. */
export interface ContentReader {
	/** One word for projects, essays, jobs and profile together: another one after each change of a row that a visitor sees, the same after a draft's. */
	revision(): Promise<string>;
}
