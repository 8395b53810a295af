import { siteConfig } from "../../../site.config.ts";

const { name, timeZone, city } = siteConfig;

/** The default settings that every screen of the admin area needs. */
export const defaultSite = { name, timeZone, city, money: { currency: "IDR", language: "id", perMonth: "/ bulan" } };
