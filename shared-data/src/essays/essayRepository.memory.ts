import { countPublications } from "../publication/countPublications.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import type { EssaySummary } from "./Essay.ts";
import type { EssayRepository } from "./essayRepository.ts";

/** The owner's view of the essays kept in memory. */
export function createMemoryEssayRepository(store: MemoryStore): EssayRepository {
	return {
		listRecent: ({ limit }) => store.answer("essays", () => store.essays.toSorted(newestFirst).slice(0, limit)),
		count: () => store.answer("essays", () => countPublications(store.essays)),
	};
}

const newestFirst = (a: EssaySummary, b: EssaySummary) => b.updatedAt.getTime() - a.updatedAt.getTime() || (a.id < b.id ? 1 : -1);
