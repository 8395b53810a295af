import { siteConfig } from "../../../site.config.ts";

const { name, timeZone, city } = siteConfig;

/** What every screen of the admin area needs of the settings that a site begins with. */
export const defaultSite = { name, timeZone, city, money: { currency: "IDR", language: "id", perMonth: "/ bulan" } };
