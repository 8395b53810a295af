/** One page of a list, and how many rows the list has in all. */
export interface Page<T> {
	rows: T[];
	total: number;
}

/** Which page of a list: counted from 1. A page behind the last one has no rows and the true total. */
export interface PageNumber {
	page: number;
	/** At most 1,000. */
	pageSize: number;
}

/** What a list of the owner may be asked for; the database searches, filters, sorts and cuts. */
export interface ListQuery<Status extends string, Key extends string> extends PageNumber {
	/** Rows that contain this text in one of the searched fields, whatever the case; blank for all. */
	search?: string;
	/** Rows of this status; all when left out. */
	status?: Status;
	sort?: Sort<Key>;
}

/** A column to sort by; rows that are equal in it keep a stable order. */
export interface Sort<Key extends string> {
	by: Key;
	direction: "ascending" | "descending";
}
