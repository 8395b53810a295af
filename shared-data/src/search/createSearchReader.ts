import type { EssayReader } from "../essays/essayRepository.ts";
import type { ProjectReader } from "../projects/projectRepository.ts";
import type { SearchReader } from "./SearchIndex.ts";
import { toSearchWords } from "./toSearchWords.ts";

/** Makes the index of all that is published. */
export function createSearchReader({ essays, projects }: { essays: EssayReader; projects: ProjectReader }): SearchReader {
	return {
		async index() {
			const [written, made] = await Promise.all([essays.listSearchEntries(), projects.listSearchEntries()]);
			return {
				essays: written.map(({ id, title, excerpt }) => [id, title, toSearchWords(excerpt)]),
				projects: made.map(({ id, title, description, tags }) => [id, title, toSearchWords(`${tags.join(" ")} ${description}`)]),
			};
		},
	};
}
