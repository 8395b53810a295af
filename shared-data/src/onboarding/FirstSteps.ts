/** What a new site still lacks, told from facts. */
export interface FirstSteps {
	isDismissed: boolean;
	hasProfile: boolean;
	hasServices: boolean;
	hasProject: boolean;
	sendsMail: boolean;
	/** `npm run backup` was run. */
	hasBackup: boolean;
}

/** Reads and hides the checklist, and tells of the last backup. The methods reject only with DataError. */
export interface FirstStepsRepository {
	read(): Promise<FirstSteps>;
	dismiss(): Promise<void>;
	/** When the site made its last backup, by command or by schedule; null when it made none. */
	lastBackupAt(): Promise<Date | null>;
}
