/**
 * In-memory twins of the repositories and builders of domain objects, for stories and tests. Nothing here
 * reaches a build.
 */
export type { MemoryAccount } from "../session/sessionRepository.memory.ts";
export { buildContact } from "./buildContact.ts";
export { buildEssay } from "./buildEssay.ts";
export { buildHireRequest } from "./buildHireRequest.ts";
export { buildJob } from "./buildJob.ts";
export { buildProfile } from "./buildProfile.ts";
export { buildProject } from "./buildProject.ts";
export { buildReplyTemplate } from "./buildReplyTemplate.ts";
export { buildService, buildServiceCategory } from "./buildService.ts";
export type { MemoryAdminSeed } from "./createMemoryRepositories.ts";
export { createMemoryAdminRepositories, createMemoryPublicRepositories } from "./createMemoryRepositories.ts";
export type { MemoryRevision, MemorySeed } from "./MemoryStore.ts";
export { shippedCategories, shippedServices } from "./shippedServices.ts";
