import type { RemoteId } from "@site/shared-data";
import type { Refused } from "./Registry.ts";

/** What a page needs to know of the registry: this much of it travels in every document. */
export interface Deployment {
	revision: number;
	remotes: Record<RemoteId, UsableRemote | Refused>;
}

/** A remote that may run in this shell. Its entry carries the hashes of all its other files. */
export interface UsableRemote {
	version: string;
	entry: string;
	/** The hash of the entry. */
	integrity: string;
}
