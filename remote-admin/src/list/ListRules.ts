import type { Sort } from "@site/shared-data";

/** What a list's address may ask for. */
export interface ListRules<Status extends string, Key extends string> {
	statuses: readonly Status[];
	sorts: readonly Key[];
	/** How it is sorted when the address does not say; the database's own order without one. */
	sort?: Sort<Key>;
	pageSize: number;
}
