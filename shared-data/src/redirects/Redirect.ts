/** An old path of the site and its new path. */
export interface Redirect {
	/** Percent-encoded, without query, fragment and slash at the end: "/essays/old". */
	fromPath: string;
	/** A path of this site; may have a query and a fragment. */
	toPath: string;
}

/** Reads redirects for visitors. Rejects only with DataError. */
export interface RedirectReader {
	/** Null for a path without a redirect, or with one to an essay or project that is not public. */
	find(path: string): Promise<string | null>;
}

/** The admin's operations on redirects. Every method rejects only with DataError. */
export interface RedirectRepository {
	listAll(): Promise<Redirect[]>;
	/**
	 * Accepts one that is already stored; rejects with "conflict" if the path has another target, or with
	 * "invalid" and a reason: "page", "chain" or the name of a field.
	 */
	add(redirect: Redirect): Promise<Redirect>;
	/** Removes a redirect and returns it; null if it is already removed. */
	remove(fromPath: string): Promise<Redirect | null>;
}
