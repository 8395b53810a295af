import type { RouteObject } from "@site/shared-ui/router";

/** A part of the site with a frame and a guard of its own: below /admin, and all else. */
export type Area = "public" | "admin";

/**
 * The id of a remote; a key of `registry.json`. The remote with the id of an area is its frame: it has the
 * area's layout, and every page that no other remote answers. The others are guests in that frame.
 */
export type RemoteId = string;

/**
 * What a remote exposes as `./module`. Its build lists the shared versions it requires, which the shell
 * checks before it runs the remote. Raise this package's version when RemoteModule, RemoteManifest, a context
 * or a shared atom changes incompatibly.
 */
export interface RemoteModule {
	/**
	 * Route objects for the shell's slot; paths are absolute ("/projects/:id"), layouts are pathless. The route
	 * with the id "<area>-pages" of a frame has the pages of guests among its children.
	 */
	routes: RouteObject[];
}
