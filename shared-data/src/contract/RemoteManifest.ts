import type { Area, RemoteId } from "./RemoteModule.ts";

/** A remote's `remote.json`; validated when it is published and when it is loaded. */
export interface RemoteManifest {
	id: RemoteId;
	area: Area;
	/** The versions of the contract it was built for: a caret range of @site/shared-data. */
	contract: string;
	/** The visitors that may open its pages; "admin" in the area of that name. */
	access: "everyone" | "session" | "admin";
	/** Every page that it answers; no two remotes answer the same path. */
	routes: RemoteRoute[];
}

export interface RemoteRoute {
	/** Absolute, below /admin in that area; `:name` is one segment, `/*` at the end any number of segments. */
	path: string;
	title: string;
	/** A path that exists, for a path with parameters: `publish` tries the page at it. */
	example?: string;
	/** An entry of the area's navigation; entries of a lower order come first. */
	navigation?: { label: string; icon: string; order: number };
	/** An entry of the command palette. */
	palette?: { label: string; keywords?: string };
	/** Whether the sitemap lists it. */
	sitemap?: boolean;
}

/** The entries of external remotes in an area's navigation, in its order, and in its command palette. */
export interface GuestPages {
	navigation: (NonNullable<RemoteRoute["navigation"]> & { path: string })[];
	/** `icon` is the navigation's. */
	palette: (NonNullable<RemoteRoute["palette"]> & { path: string; icon?: string })[];
}
