import { publicRepositoriesContext } from "@site/shared-data";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import type { SearchEntry } from "./SearchEntry.ts";

/** The data of the palette. */
export interface SearchData {
	/** Null when they could not be read. */
	entries: SearchEntry[] | null;
}

/**
 * Loads the palette's search entries. It never throws, because an error would replace the page behind the
 * palette. Its URL is not a page, hence the status.
 */
export async function searchLoader({ context }: LoaderFunctionArgs) {
	const repositories = context.get(publicRepositoriesContext);
	const entries = await import("./readEntries.ts").then(({ readEntries }) => readEntries(repositories)).catch(() => null);
	return data<SearchData>({ entries }, { status: 404 });
}
