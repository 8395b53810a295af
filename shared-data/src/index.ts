/**
 * The backend data package's shared door: the contract between shell and remotes, the domain types, and the errors. It is a federation singleton, so the
 * contexts and atoms in it are the same objects in the shell and in every remote. Clients and repository implementations stay behind
 * `@site/shared-data/visitor` and `@site/shared-data/owner`, which only the shell may import.
 */
export { adminRepositoriesContext, publicRepositoriesContext } from "./contract/context.ts";
export type { RemoteId, RemoteModule } from "./contract/RemoteModule.ts";
export { contractVersion } from "./contract/RemoteModule.ts";
export type { AdminRepositories, PublicRepositories } from "./contract/repositories.ts";
export type { Theme } from "./contract/shellState.ts";
export { sessionAtom, switchThemeAtom, themeAtom, themeChoiceAtom } from "./contract/shellState.ts";
export { urls } from "./contract/urls.ts";
export type { DataErrorKind } from "./errors/DataError.ts";
export { DataError } from "./errors/DataError.ts";
export type { EssaySummary } from "./essays/Essay.ts";
export type { HireRequestCounts, HireRequestStatus } from "./hire-requests/HireRequest.ts";
export type { Job, JobCounts } from "./jobs/Job.ts";
export type { Profile } from "./profile/Profile.ts";
export type { ProjectSummary } from "./projects/Project.ts";
export type { PublicationCounts, PublicationStatus } from "./publication/PublicationStatus.ts";
export type { SessionUser } from "./session/Session.ts";
