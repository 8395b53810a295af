import { createMemoryContactRepository } from "../contacts/contactRepository.memory.ts";
import type { AdminRepositories } from "../contract/repositories.ts";
import type { DataErrorKind } from "../errors/DataError.ts";
import { createMemoryEssayRepository } from "../essays/essayRepository.memory.ts";
import { createMemoryHireRequestRepository } from "../hire-requests/hireRequestRepository.memory.ts";
import { createMemoryJobRepository } from "../jobs/jobRepository.memory.ts";
import { createMemoryProfileRepository } from "../profile/profileRepository.memory.ts";
import { createMemoryProjectRepository } from "../projects/projectRepository.memory.ts";
import type { SessionUser } from "../session/Session.ts";
import { createMemorySessionRepository, type MemoryAccount } from "../session/sessionRepository.memory.ts";
import { createMemoryUploadRepository } from "../uploads/uploadRepository.memory.ts";
import { type MemorySeed, MemoryStore } from "./MemoryStore.ts";

/** The owner's seed: the accounts that may sign in, and who already is. */
export interface MemoryAdminSeed extends MemorySeed {
	accounts?: MemoryAccount[];
	signedIn?: SessionUser | null;
}

/** The owner's repositories in memory, for stories and tests; `failWith("offline", "jobs")` lets the jobs fail, `failWith(null)` heals all. */
export function createMemoryAdminRepositories(
	seed: MemoryAdminSeed = {},
): AdminRepositories & { failWith(kind: DataErrorKind | null, ...nouns: (keyof AdminRepositories)[]): void } {
	const store = new MemoryStore(seed);
	return {
		session: createMemorySessionRepository(store, seed.accounts ?? [], seed.signedIn ?? null),
		projects: createMemoryProjectRepository(store),
		essays: createMemoryEssayRepository(store),
		jobs: createMemoryJobRepository(store),
		profile: createMemoryProfileRepository(store),
		contacts: createMemoryContactRepository(store),
		hireRequests: createMemoryHireRequestRepository(store),
		uploads: createMemoryUploadRepository(store),
		failWith: (kind, ...nouns) => store.failWith(kind, ...nouns),
	};
}
