import { publicRepositoriesContext } from "@site/shared-data";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import type { SearchEntry } from "./SearchEntry.ts";

/** What the palette asks for. */
export interface SearchData {
	path: string;
	/** Null when they could not be read. */
	entries: SearchEntry[] | null;
}

/**
 * Gives the palette what it searches in. It never throws, because the page behind the palette would fail with it. Who opens its address finds no page there,
 * hence the status.
 */
export async function searchLoader({ request, context }: LoaderFunctionArgs) {
	const repositories = context.get(publicRepositoriesContext);
	const entries = await import("./readEntries.ts").then(({ readEntries }) => readEntries(repositories)).catch(() => null);
	return data<SearchData>({ path: new URL(request.url).pathname, entries }, { status: 404 });
}
