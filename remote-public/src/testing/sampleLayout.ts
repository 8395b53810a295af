import { defaultSettings } from "@site/shared-data/settings";
import type { LayoutData } from "../layout/layoutLoader.ts";

/** The layout's data of a site with the default settings, for parts that are shown separately in a story. */
export const sampleLayout: LayoutData = {
	...defaultSettings,
	zone: defaultSettings.timeZone,
	moon: "var(--moon)",
	callToAction: defaultSettings.texts.callToAction,
	year: "2026",
	origin: "https://site.example",
};
