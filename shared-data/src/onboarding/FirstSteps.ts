/** What a new site still lacks, told from facts. */
export interface FirstSteps {
	isDismissed: boolean;
	/** Name and picture are not the sample's. */
	hasProfile: boolean;
	/** Neither chat number nor links are the sample's. */
	hasLinks: boolean;
	/** The sentences in the owner's name are not the sample's. */
	hasTexts: boolean;
	hasServices: boolean;
	hasProject: boolean;
	sendsMail: boolean;
	/** `npm run backup` was run. */
	hasBackup: boolean;
	/** How many rows of the sample are as they came. */
	sampleRows: number;
}

/** The checklist, the sample's removal and the last backup. The methods reject only with DataError. */
export interface FirstStepsRepository {
	read(): Promise<FirstSteps>;
	dismiss(): Promise<void>;
	/** Deletes the rows of the sample that are as they came; resolves with their number. */
	removeSample(): Promise<number>;
	/** When the site made its last backup, by command or by schedule; null when it made none. */
	lastBackupAt(): Promise<Date | null>;
}
