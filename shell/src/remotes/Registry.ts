import type { RemoteId } from "@site/shared-data";

/**
 * registry.json, the only mutable file of a deployment: which release of each remote is in force, and which were before. `npm run remote` writes it,
 * parseRegistry reads it. Served as /registry.json without the history.
 */
export interface Registry {
	/** Counts the writes; a writer that read an older one is refused. */
	revision: number;
	/** What is in force. A record that cannot be trusted refuses its own remote and no other. */
	remotes: Record<RemoteId, Release | Refused>;
	/** What was in force before, the latest first. */
	history: Record<RemoteId, Release[]>;
}

/** One build of a remote, as it was published. */
export interface Release {
	version: string;
	/** Address of the entry script, on this origin ("/remotes/…") or another; all files of the remote live below its folder. */
	entry: string;
	/** The hash of every file below the entry's folder, as `integrity` attributes have it. */
	integrity: Record<string, string>;
	/** The files that `./module` needs at once, for preloading. */
	assets: string[];
	/** The files of pages that are loaded lazily, by the ids of their routes, for preloading. */
	pages: Record<string, string[]>;
	contract: Contract;
	/** When it was published, as an ISO moment. */
	publishedAt: string;
	/** Rolled back: kept for going forward again, never chosen by itself. */
	withdrawn?: true;
}

/** What a remote declares about itself beside its build; checked before any of its code runs. */
export interface Contract {
	/** Caret ranges of all that the host shares with it. */
	needs: Record<string, string>;
	/** The remotes' places in the shell that its routes can fill. */
	offers: RemoteId[];
}

/** A remote that must not run, and why. */
export interface Refused {
	refused: string;
}
