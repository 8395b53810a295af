/** A rendered page, or a text for machines, as it is kept, in memory and on disk. */
export interface CachedPage {
	status: number;
	headers: Record<string, string>;
	text: string;
	/** Strong entity tag of the text. */
	etag: string;
	/** Milliseconds since the epoch: when the page was last known to show what the backend holds. */
	madeAt: number;
	/** The builds that made it: another build's page names other files. */
	builds: string;
}
