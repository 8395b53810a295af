import type { PublicationCounts } from "../publication/PublicationStatus.ts";
import type { ProjectSummary } from "./Project.ts";

/** Reads published projects. Every method rejects only with DataError. */
export interface ProjectReader {
	/** Published projects, most recently updated first. */
	listPublished(options: { limit: number }): Promise<ProjectSummary[]>;
}

/** What the owner may do with projects. Every method rejects only with DataError. */
export interface ProjectRepository {
	/** The most recently updated projects, drafts included. */
	listRecent(options: { limit: number }): Promise<ProjectSummary[]>;
	count(): Promise<PublicationCounts>;
}
