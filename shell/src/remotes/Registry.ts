import type { RemoteId } from "@site/shared-data";

/** The map of remotes, served as /registry.json: the only mutable file of a deployment. */
export interface Registry {
	remotes: Record<RemoteId, RegisteredRemote>;
}

export interface RegisteredRemote {
	version: string;
	/** Address of the entry script; all files of the remote live below its folder. */
	entry: string;
	/** The files that `./module` needs at once, for preloading; below the entry's folder. */
	assets: string[];
	/** The files of pages that are loaded lazily, by the ids of their routes; for the server, the document leaves them out. */
	pages?: Record<string, string[]>;
}
