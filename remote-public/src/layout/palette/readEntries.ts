import { type PublicRepositories, urls } from "@site/shared-data";
import { services } from "../../store/services.ts";
import type { SearchEntry } from "./SearchEntry.ts";

/** Everything that can be found: published essays and projects, and the services. */
export async function readEntries({ essays, projects }: PublicRepositories): Promise<SearchEntry[]> {
	const [written, made] = await Promise.all([essays.listSearchEntries(), projects.listSearchEntries()]);
	return [
		...written.map(({ id, title, excerpt }) => entry("essay", id, title, excerpt, urls.essay(id))),
		...made.map(({ id, title, description, tags }) =>
			entry("project", id, title, `${description} ${tags.join(" ")}`, urls.project(id)),
		),
		...services.map(({ id, name, description, features }) =>
			entry("service", id, name, `${description} ${features.join(" ")}`, `${urls.store()}#${id}`),
		),
	];
}

const entry = (kind: SearchEntry["kind"], id: string, title: string, text: string, to: string): SearchEntry => ({
	id: `${kind}-${id}`,
	kind,
	title,
	text,
	to,
});
