import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { fetchRows } from "../client/table/queries.ts";
import { DataError } from "../errors/DataError.ts";
import type { SettingsReader } from "./SiteSettings.ts";
import { settingsSelection } from "./settingsTable.ts";

/** Everybody's view of `site_settings`. */
export function createSettingsReader(client: DatabaseClient): SettingsReader {
	return {
		async get() {
			const [row] = await fetchRows(client.from("site_settings").select(settingsSelection.columns));
			if (!row) throw new DataError("not-found", "The row of settings is missing");
			return settingsSelection.read(row);
		},
	};
}
