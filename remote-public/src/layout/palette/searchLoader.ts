import { publicRepositoriesContext } from "@site/shared-data";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import type { SearchEntry } from "./SearchEntry.ts";

/** What the palette asks for. */
export interface SearchData {
	/** Null when they could not be read. */
	entries: SearchEntry[] | null;
}

/**
 * Gives the palette what it searches in. It never throws, because the page behind the palette would fail with
 * it. As a URL it is no page, hence the status.
 */
export async function searchLoader({ context }: LoaderFunctionArgs) {
	const repositories = context.get(publicRepositoriesContext);
	const entries = await import("./readEntries.ts").then(({ readEntries }) => readEntries(repositories)).catch(() => null);
	return data<SearchData>({ entries }, { status: 404 });
}
