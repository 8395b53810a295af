import { type PublicRepositories, urls } from "@site/shared-data";
import type { SearchEntry } from "./SearchEntry.ts";
import { toSearchEntry } from "./toSearchEntry.ts";

/** All search entries: published essays and projects, and the services. */
export async function readEntries({ search }: PublicRepositories): Promise<SearchEntry[]> {
	const { essays, topics, projects, services } = await search.index();
	return [
		...essays.map(([id, title, words]) => toSearchEntry("essay", id, title, words, urls.essay(id))),
		...topics.map(([slug, name, words]) => toSearchEntry("topic", slug, name, words, urls.topic(slug))),
		...projects.map(([id, title, words]) => toSearchEntry("project", id, title, words, urls.project(id))),
		...services.map(([id, name, words]) => toSearchEntry("service", id, name, words, `${urls.store()}#${id}`)),
	];
}
