import type { Publication, PublicationDraft } from "../Publication.ts";

/** A row of `projects` with all its fields. */
export interface Project extends Publication {
	/** Plain text, for cards, search engines and shared links. */
	description: string;
	/** http(s) URL or single-slash path of an image. */
	previewUrl: string;
	/** http(s) URL or single-slash path of the image of shared links; null means the preview image. */
	shareImage: string | null;
	/** http(s) URL or single-slash path; null when there is none. */
	projectUrl: string | null;
	tags: string[];
	/** Free text, usually four digits. */
	year: string;
}

/** A project as its cards and the admin's list show it. */
export type ProjectSummary = Omit<Project, "shareImage" | "projectUrl" | "content" | "createdAt">;

/** The fields of a project that the admin writes. Blank optional fields are stored as null. */
export type ProjectDraft = PublicationDraft<Project>;

/** The fields of a project that the command palette searches. */
export type ProjectEntry = Pick<Project, "id" | "title" | "description" | "tags">;

export type ProjectSortKey = "title" | "year" | "status" | "createdAt" | "updatedAt";
