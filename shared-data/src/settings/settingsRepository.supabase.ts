import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { fetchOnly } from "../client/table/fetchTable.ts";
import { createDraftRepository } from "../client/table/tableRepository.supabase.ts";
import type { SettingsRepository } from "./SiteSettings.ts";
import { validateSettings } from "./settingsRules.ts";
import { settingsTable } from "./settingsTable.ts";

/** The admin's view of `site_settings`, whose one row has the id "site". */
export function createSettingsRepository(client: DatabaseClient): SettingsRepository {
	const { save } = createDraftRepository(client, settingsTable, validateSettings).repository;
	return {
		get: () => fetchOnly(client, settingsTable),
		save: (changes, revision) => save("site", changes, revision),
	};
}
