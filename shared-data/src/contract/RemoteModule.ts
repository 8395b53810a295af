import type { RouteObject } from "@site/shared-ui/router";

/** The ids of the product's remotes; they are the keys of `registry.json`. */
export type RemoteId = "public" | "admin";

/** What a remote exposes as `./module`, and all that the shell knows of it. */
export interface RemoteModule {
	/** Route objects for the shell's slot; paths are absolute parts of the route table ("projects/:id"), layouts are pathless. */
	routes: RouteObject[];
	/** The contract version the remote was written for; the shell refuses another major. */
	requires: { contract: number };
}

/** Raised when the shape of RemoteModule, the contexts or the shared atoms changes incompatibly. */
export const contractVersion = 1;
