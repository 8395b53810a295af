import type { GeneratedField, Publication } from "../Publication.ts";

/** A whole project. */
export interface Project extends Publication {
	description: string;
	/** http(s) URL or single-slash path of an image. */
	previewUrl: string;
	/** http(s) URL or single-slash path; null when there is none. */
	projectUrl: string | null;
	tags: string[];
	/** Free text, usually four digits. */
	year: string;
}

/** A project as its cards and the admin's list show it. */
export type ProjectSummary = Omit<Project, "projectUrl" | "content" | "createdAt">;

/** What the admin writes of a project. Blank optional fields are stored as null. */
export type ProjectDraft = Omit<Project, GeneratedField>;

/** What the command palette finds a project by. */
export type ProjectEntry = Pick<Project, "id" | "title" | "description" | "tags">;

/** By what the admin's list can be sorted. */
export type ProjectSortKey = "title" | "year" | "status" | "createdAt" | "updatedAt";
