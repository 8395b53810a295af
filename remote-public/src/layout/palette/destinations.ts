import { urls } from "@site/shared-data";

/** Where the command palette leads, in its order, and the letters that lead there without it. */
export const destinations = [
	{ id: "home", name: "Go to Home", shortcut: "g h", to: urls.home() },
	{ id: "projects", name: "View Projects", shortcut: "g p", to: urls.projects() },
	{ id: "essays", name: "Read Essays", shortcut: "g e", to: urls.essays() },
	{ id: "store", name: "View Store", shortcut: "g s", to: urls.store() },
	{ id: "contact", name: "Contact Me", shortcut: "g c", to: urls.contact() },
	{ id: "hire", name: "Hire Me", shortcut: "g i", to: urls.hire() },
] as const;
