import type { PostgrestClient } from "@supabase/postgrest-js";
import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { toColumns } from "../client/table/columns.ts";
import { updateRow } from "../client/table/queries.ts";
import { throwIfInvalid } from "../rules/validate.ts";
import type { SettingsRepository } from "./SiteSettings.ts";
import { createSettingsReader } from "./settingsReader.supabase.ts";
import { validateSettings } from "./settingsRules.ts";
import { settingsColumns, settingsSelection } from "./settingsTable.ts";

/** The admin's view of `site_settings`. */
export function createSettingsRepository(client: DatabaseClient): SettingsRepository {
	const table = () => (client as PostgrestClient<any>).from("site_settings");
	return {
		...createSettingsReader(client),
		async save(changes, revision) {
			throwIfInvalid(validateSettings(changes));
			const update = table().update(toColumns(settingsColumns, changes)).eq("updated_at", revision);
			return settingsSelection.read(await updateRow(update.select(settingsSelection.columns), () => table().select("id")));
		},
	};
}
