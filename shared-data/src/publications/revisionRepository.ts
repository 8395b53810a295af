/** A stored version of the text of an essay or project, without the text. */
export interface Revision {
	/** 1, 2, … for each row; what is between the first and the last 50 is missing. */
	number: number;
	/** When it was stored first; saves within ten minutes of it changed it. */
	createdAt: Date;
}

/** Reads what a text was before. Only triggers write it. Every method rejects only with DataError. */
export interface RevisionRepository<Draft> {
	/** The revisions of a row, the newest first. */
	list(id: string): Promise<Revision[]>;
	/** The fields of a revision, without those that the table got later; null if there is none. */
	get(id: string, number: number): Promise<Partial<Draft> | null>;
}
