import type { RouteObject } from "@site/shared-ui/router";

/** The ids of the product's remotes; they are the keys of `registry.json`. */
export type RemoteId = "public" | "admin";

/**
 * What a remote exposes as `./module`. What it needs of the shell stands beside its build and is checked before it runs: the versions of all that both
 * share. Raise the version of this package when the shape of RemoteModule, a context or a shared atom changes incompatibly.
 */
export interface RemoteModule {
	/** Route objects for the shell's slot; paths are absolute parts of the route table ("projects/:id"), layouts are pathless. */
	routes: RouteObject[];
}
