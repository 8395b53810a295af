/** The body of a data address: what the loaders of a page gave, by the ids of their routes. */
export interface PageData {
	/** The remote that gave it: another version's page could not read it. */
	entry: string;
	loaderData: Record<string, unknown>;
}
