/**
 * In-memory twins of the repositories and builders of domain objects, for stories and tests. No build
 * contains them.
 */
export type { MemoryAccount } from "../session/sessionRepository.memory.ts";
export {
	buildContact,
	buildEssay,
	buildHireRequest,
	buildJob,
	buildProfile,
	buildProject,
	buildQuote,
	buildReplyTemplate,
	buildService,
	buildServiceCategory,
	buildStoredFile,
} from "./builders.ts";
export type { MemoryAdminSeed } from "./createMemoryRepositories.ts";
export { createMemoryAdminRepositories, createMemoryPublicRepositories } from "./createMemoryRepositories.ts";
export type { MemoryRevision, MemorySeed } from "./MemoryStore.ts";
export { shippedCategories, shippedServices } from "./shippedServices.ts";
