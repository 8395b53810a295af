import { type PublicRepositories, publicRepositoriesContext, urls } from "@site/shared-data";
import { normalizeForSearch } from "@site/shared-data/search";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";

export interface SearchData {
	/** Null when they could not be read. */
	entries: SearchEntry[] | null;
}

export interface SearchEntry {
	id: string;
	kind: "essay" | "topic" | "project" | "service";
	title: string;
	titleText: string;
	searchText: string;
	to: string;
}

/** Never throws: an error would replace the page behind the palette. Its URL is no page, hence the status. */
export async function searchLoader({ context }: LoaderFunctionArgs) {
	const entries = await readEntries(context.get(publicRepositoriesContext)).catch(() => null);
	return data<SearchData>({ entries }, { status: 404 });
}

async function readEntries({ search }: PublicRepositories): Promise<SearchEntry[]> {
	const { essays, topics, projects, services } = await search.index();
	return [
		...essays.map(([id, title, words]) => toSearchEntry("essay", id, title, words, urls.essay(id))),
		...topics.map(([slug, name, words]) => toSearchEntry("topic", slug, name, words, urls.topic(slug))),
		...projects.map(([id, title, words]) => toSearchEntry("project", id, title, words, urls.project(id))),
		...services.map(([id, name, words]) => toSearchEntry("service", id, name, words, `${urls.store()}#${id}`)),
	];
}

/** Normalizes the title once here, not at every key press. */
export function toSearchEntry(kind: SearchEntry["kind"], id: string, title: string, words: string, to: string): SearchEntry {
	const titleText = normalizeForSearch(title);
	return { id: `${kind}-${id}`, kind, title, titleText, searchText: `${titleText} ${words}`, to };
}
