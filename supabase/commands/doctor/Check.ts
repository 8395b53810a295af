/** One finding of the doctor. */
export interface Check {
	/** What should be so, as a sentence. */
	claim: string;
	/** Absent: it is so. Otherwise what was seen instead, and what to do. */
	wrong?: string;
}

/** A site as the doctor sees it from outside. */
export interface Patient {
	url: string;
	publishableKey: string;
	/** Only of a hosted project whose owner lent it. */
	secretKey?: string | undefined;
	isHosted: boolean;
}
