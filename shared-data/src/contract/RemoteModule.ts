import type { RouteObject } from "@site/shared-ui/router";

/** An area has its own layout and guard: "admin" (below /admin) or "public" (everything else). */
export type Area = "public" | "admin";

/**
 * The id of a remote; a key of `registry.json`. The remote with an area's id is the area's frame: it contains
 * the layout, and every page that no other remote answers. The others are external remotes in that frame.
 */
export type RemoteId = string;

/**
 * A remote's exports from `./module`. Its build lists the required shared versions, which the shell checks
 * before it runs the remote. Raise this package's version when RemoteModule, RemoteManifest, a context or a
 * shared atom changes incompatibly.
 */
export interface RemoteModule {
	/**
	 * Route objects for the shell's slot; paths are absolute ("/projects/:id"), layouts are pathless. The route
	 * with the id "<area>-pages" of a frame has the pages of external remotes among its children.
	 */
	routes: RouteObject[];
}
