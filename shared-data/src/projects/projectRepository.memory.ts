import { countPublications } from "../publication/countPublications.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import type { ProjectSummary } from "./Project.ts";
import type { ProjectReader, ProjectRepository } from "./projectRepository.ts";

/** Both views of the projects kept in memory. */
export function createMemoryProjectRepository(store: MemoryStore): ProjectReader & ProjectRepository {
	return {
		listPublished: ({ limit }) =>
			store.answer("projects", () =>
				store.projects
					.filter(({ status }) => status === "published")
					.sort(newestFirst)
					.slice(0, limit),
			),
		listRecent: ({ limit }) => store.answer("projects", () => store.projects.toSorted(newestFirst).slice(0, limit)),
		count: () => store.answer("projects", () => countPublications(store.projects)),
	};
}

const newestFirst = (a: ProjectSummary, b: ProjectSummary) =>
	b.updatedAt.getTime() - a.updatedAt.getTime() || (a.id < b.id ? 1 : -1);
