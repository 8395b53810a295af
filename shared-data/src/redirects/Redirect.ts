/** An old path of the site and the path that it leads to. */
export interface Redirect {
	/** Percent-encoded, without query, fragment and slash at the end: "/essays/old". */
	fromPath: string;
	/** A path of this site; may have a query and a fragment. */
	toPath: string;
}

/** Reads redirects for visitors. Rejects only with DataError. */
export interface RedirectReader {
	/** Null for a path that is not redirected, or leads to an essay or project that is not public. */
	find(path: string): Promise<string | null>;
}

/** What the admin may do with redirects. Every method rejects only with DataError. */
export interface RedirectRepository {
	listAll(): Promise<Redirect[]>;
	/**
	 * Takes one that is stored already; rejects with "conflict" if it leads elsewhere, or with "invalid" and
	 * a reason: "page", "chain" or the name of a field.
	 */
	add(redirect: Redirect): Promise<Redirect>;
	/** Removes a redirect and returns it; null if it is gone already. */
	remove(fromPath: string): Promise<Redirect | null>;
}
