import { urls } from "./urls.ts";

/** A page of the main navigation. */
export interface PublicPage {
	/** Also names the page's icon in the command palette. */
	id: string;
	path: string;
	label: string;
	command: string;
	commandOrder: number;
	/** The keys, pressed one after the other, that open it from every page. */
	shortcut: string;
	/** The query values that the server renders; invented ones cannot multiply its work. */
	query?: Record<string, readonly string[]>;
}

/** The pages of the main navigation, in its order; palette, sitemap and browser tests read them too. */
export const pages = [
	{ id: "home", path: urls.home(), label: "Home", command: "Go to Home", commandOrder: 1, shortcut: "g h" },
	{ id: "projects", path: urls.projects(), label: "Projects", command: "View Projects", commandOrder: 2, shortcut: "g p" },
	{ id: "essays", path: urls.essays(), label: "Essays", command: "Read Essays", commandOrder: 3, shortcut: "g e" },
	{
		id: "store",
		path: urls.store(),
		label: "Store",
		command: "View Store",
		commandOrder: 4,
		shortcut: "g s",
		query: { kategori: ["website", "mobile", "custom"] },
	},
	{ id: "hire", path: urls.hire(), label: "Hire Me", command: "Hire Me", commandOrder: 6, shortcut: "g i" },
	{ id: "contact", path: urls.contact(), label: "Contact", command: "Contact Me", commandOrder: 5, shortcut: "g c" },
] as const satisfies readonly PublicPage[];

/** The id of a page in `pages`. */
export type PageId = (typeof pages)[number]["id"];
