import { type Column, type Columns, optional, plain, stampColumns, toColumns, trimmed } from "../client/table/columns.ts";
import { slugs, type TableDefinition } from "../client/table/tableRepository.ts";
import { trimText } from "../rules/formats.ts";
import type { SiteSettings, SiteSettingsDraft } from "./SiteSettings.ts";

/** JSON: every text in it is stored without surrounding blanks. */
const json = <Name extends string, Value>(name: Name): Column<Name, Value> => ({ ...plain<Name, Value>(name), write: trimTexts });

const trimTexts = (value: unknown): unknown =>
	JSON.parse(JSON.stringify(value, (_, part: unknown) => (typeof part === "string" ? trimText(part) : part)));

const columns: Columns<"site_settings", SiteSettings> = {
	name: trimmed("name"),
	defaultTitle: trimmed("default_title"),
	defaultDescription: trimmed("default_description"),
	versionBadge: trimmed("version_badge"),
	timeZone: trimmed("time_zone"),
	city: trimmed("city"),
	showsTemperature: plain("shows_temperature"),
	chatNumber: trimmed("chat_number"),
	hours: trimmed("hours"),
	social: json("social"),
	shareTargets: json("share_targets"),
	leads: json("leads"),
	currency: plain("currency"),
	store: json("store"),
	hire: json("hire"),
	texts: json("texts"),
	homeSections: plain("home_sections"),
	hiddenPages: plain("hidden_pages"),
	accent: plain("accent"),
	favicon: optional("favicon"),
	shareImage: optional("share_image"),
	countVisits: plain("count_visits"),
	...stampColumns,
};

/** How the settings are stored. */
export const settingsTable: TableDefinition<SiteSettings> = { name: "site_settings", ids: slugs, columns };

/** The row that stores these settings. */
export const toSettingsRow = (settings: SiteSettingsDraft): Record<string, unknown> =>
	toColumns<SiteSettingsDraft>(columns, settings);
