import { DataError } from "../errors/DataError.ts";
import { type EssayEntry, topicsOf } from "../publications/essays/Essay.ts";
import type { ProjectEntry } from "../publications/projects/Project.ts";
import type { ServiceReader } from "../services/Service.ts";
import { toSearchWords } from "./normalizeForSearch.ts";

/** The search index of everything published: id, title, and further normalized words. */
export interface SearchIndex {
	essays: SearchRow[];
	projects: SearchRow[];
	/** The topics of the essays, by slug. */
	topics: SearchRow[];
	services: SearchRow[];
}

/** A published entry; `words` are normalized and separated by blanks. */
export type SearchRow = [id: string, title: string, words: string];

/** Reads the search index. Every method rejects only with DataError. */
export interface SearchReader {
	index(): Promise<SearchIndex>;
}

interface Sources {
	essays: { listSearchEntries(): Promise<EssayEntry[]> };
	projects: { listSearchEntries(): Promise<ProjectEntry[]> };
	services: ServiceReader;
}

/** Builds the index from the published rows. */
export function createSearchReader({ essays, projects, services }: Sources): SearchReader {
	return {
		async index() {
			const [essayEntries, projectEntries, catalog] = await Promise.all([
				essays.listSearchEntries(),
				projects.listSearchEntries(),
				services.readCatalog(),
			]);
			return {
				essays: essayEntries.map(({ id, title, excerpt, topics }) => toRow(id, title, ...topics, excerpt)),
				projects: projectEntries.map(({ id, title, description, tags }) => toRow(id, title, ...tags, description)),
				topics: [...topicsOf(essayEntries)].map(([slug, name]) => [slug, name, ""]),
				services: catalog.services.map(({ id, name, description, features }) => toRow(id, name, description, ...features)),
			};
		},
	};
}

const toRow = (id: string, title: string, ...texts: string[]): SearchRow => [id, title, toSearchWords(texts.join(" "))];

/** Fetches the index from the site's server; rejects with "unavailable" for any other response. */
export function createSiteSearchReader(url: string, fetch: typeof globalThis.fetch): SearchReader {
	return {
		async index() {
			const response = await fetch(url);
			const index = (await response.json()) as SearchIndex;
			// A static host may respond with an HTML page.
			const lists = [index.essays, index.projects, index.topics, index.services];
			if (!response.ok || !lists.every(Array.isArray)) throw new DataError("unavailable", `${url} is no search index`);
			return index;
		},
	};
}
