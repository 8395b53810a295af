/** The defaults of a new site. A subpath, because visitors never download it. */
export { defaultProfile } from "./profile/defaultProfile.ts";
export { defaultSettings } from "./settings/defaultSettings.ts";
export { defaultSite } from "./settings/defaultSite.ts";
export { toSettingsRow } from "./settings/settingsTable.ts";
