/** The setup steps of a new site that are done, derived from its data. */
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
	/** The number of unchanged sample rows. */
	sampleRows: number;
}

/** The checklist, the sample's removal and the last backup. The methods reject only with DataError. */
export interface FirstStepsRepository {
	read(): Promise<FirstSteps>;
	dismiss(): Promise<void>;
	/** Deletes the unchanged sample rows; resolves with their number. */
	removeSample(): Promise<number>;
	/** The time of the site's last backup, by command or by schedule; null without one. */
	lastBackupAt(): Promise<Date | null>;
}
