/** What a new site still lacks, told from facts. */
export interface FirstSteps {
	/** The admin hid the checklist. */
	isDismissed: boolean;
	/** The profile was saved with an image. */
	hasProfile: boolean;
	/** A service was saved. */
	hasServices: boolean;
	/** A project was saved and is published. */
	hasProject: boolean;
	/** The site's server has a mail server. */
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
