import { createMemoryContactRepository } from "../contacts/contactRepository.memory.ts";
import type { PublicRepositories } from "../contract/repositories.ts";
import type { DataErrorKind } from "../errors/DataError.ts";
import { createMemoryEssayRepository } from "../essays/essayRepository.memory.ts";
import { createMemoryHireRequestRepository } from "../hire-requests/hireRequestRepository.memory.ts";
import { createMemoryJobRepository } from "../jobs/jobRepository.memory.ts";
import { createMemoryProfileRepository } from "../profile/profileRepository.memory.ts";
import { createMemoryProjectRepository } from "../projects/projectRepository.memory.ts";
import { createSearchReader } from "../search/searchReader.ts";
import { type MemorySeed, MemoryStore } from "./MemoryStore.ts";

/** A visitor's repositories in memory, for stories and tests; `failWith("offline", "jobs")` lets the jobs fail, `failWith(null)` heals all. */
export function createMemoryPublicRepositories(
	seed: MemorySeed = {},
): PublicRepositories & { failWith(kind: DataErrorKind | null, ...nouns: Exclude<keyof PublicRepositories, "search">[]): void } {
	const store = new MemoryStore(seed);
	const [projects, essays] = [createMemoryProjectRepository(store), createMemoryEssayRepository(store)];
	return {
		projects,
		essays,
		jobs: createMemoryJobRepository(store),
		profile: createMemoryProfileRepository(store),
		contacts: createMemoryContactRepository(store),
		hireRequests: createMemoryHireRequestRepository(store),
		search: createSearchReader({ essays, projects }),
		failWith: (kind, ...nouns) => store.failWith(kind, ...nouns),
	};
}
