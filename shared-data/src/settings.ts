/**
 * What a site begins with. A subpath, because visitors never download it: their pages are rendered with it.
 */
export { defaultSettings } from "./settings/defaultSettings.ts";
export { toSettingsRow } from "./settings/settingsTable.ts";
