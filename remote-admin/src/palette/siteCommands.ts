import { urls } from "@site/shared-data";

/** The visitors' pages, with the letters that lead there from everywhere but forms. */
export const siteCommands = [
	{ name: "Go to Home", shortcut: "g h", to: urls.home() },
	{ name: "View Projects", shortcut: "g p", to: urls.projects() },
	{ name: "Read Essays", shortcut: "g e", to: urls.essays() },
	{ name: "View Store", shortcut: "g s", to: urls.store() },
	{ name: "Contact Me", shortcut: "g c", to: urls.contact() },
] as const;
