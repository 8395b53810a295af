import type { SiteSettings, SiteSettingsDraft } from "./SiteSettings.ts";

/** Reads the settings. Every method rejects only with DataError. */
export interface SettingsReader {
	/** The one row, which the migrations make; without it "not-found". */
	get(): Promise<SiteSettings>;
}

/** What the admin may do with the settings. Every method rejects only with DataError. */
export interface SettingsRepository extends SettingsReader {
	/**
	 * Stores the changes (at least one) unless the settings were changed since `revision` was loaded: then it
	 * rejects with "conflict" and changes nothing.
	 */
	save(changes: Partial<SiteSettingsDraft>, revision: string): Promise<SiteSettings>;
}
