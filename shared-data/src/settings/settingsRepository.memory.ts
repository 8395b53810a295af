import { DataError } from "../errors/DataError.ts";
import { throwIfInvalid } from "../rules/validate.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import { toStored } from "../testing/toStored.ts";
import type { SettingsRepository } from "./SiteSettings.ts";
import { validateSettings } from "./settingsRules.ts";
import { settingsTable } from "./settingsTable.ts";

/** The visitor's and the admin's repository of the settings, in memory. */
export function createMemorySettingsRepository(store: MemoryStore): SettingsRepository {
	return {
		get: () => store.respond("settings", () => store.settings),
		save: (changes, revision) =>
			store.respond("settings", () => {
				throwIfInvalid(validateSettings(changes));
				if (store.settings.revision !== revision) throw new DataError("conflict", "The settings were changed in memory");
				store.settings = { ...toStored(settingsTable.columns, { ...store.settings, ...changes }), ...store.stamp() };
				return store.settings;
			}),
	};
}
