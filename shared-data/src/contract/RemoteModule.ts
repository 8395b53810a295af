import type { RouteObject } from "@site/shared-ui/router";

/** The ids of the product's remotes; they are the keys of `registry.json`. */
export type RemoteId = "public" | "admin";

/**
 * What a remote exposes as `./module`. Its build lists the shared versions it requires, which the shell
 * checks before it runs the remote. Raise this package's version when RemoteModule, a context or a shared
 * atom changes incompatibly.
 */
export interface RemoteModule {
	/** Route objects for the shell's slot; paths are absolute ("/projects/:id"), layouts are pathless. */
	routes: RouteObject[];
}
