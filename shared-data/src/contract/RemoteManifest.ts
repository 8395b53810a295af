import type { Area, RemoteId } from "./RemoteModule.ts";

/** What a remote says of itself in its `remote.json`; checked when it is published and when it is loaded. */
export interface RemoteManifest {
	id: RemoteId;
	area: Area;
	/** The versions of the contract it was built for: a caret range of @site/shared-data. */
	contract: string;
	/** Who may open its pages; "admin" in the area of that name. */
	access: "everyone" | "session" | "admin";
	/** Every page that it answers; no two remotes answer the same path. */
	routes: RemoteRoute[];
}

export interface RemoteRoute {
	/** Absolute, below /admin in that area; `:name` is one segment, `/*` at the end all that follow. */
	path: string;
	title: string;
	/** An entry of the area's navigation; entries of a lower order come first. */
	navigation?: { label: string; icon: string; order: number };
	/** An entry of the command palette. */
	palette?: { label: string; keywords?: string };
	/** Whether the sitemap lists it. */
	sitemap?: boolean;
}

/** What guests add to the navigation of an area, in its order, and to its command palette. */
export interface GuestPages {
	navigation: (NonNullable<RemoteRoute["navigation"]> & { path: string })[];
	/** `icon` is that of the navigation. */
	palette: (NonNullable<RemoteRoute["palette"]> & { path: string; icon?: string })[];
}
