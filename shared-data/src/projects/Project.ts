import type { PublicationStatus } from "../publication/PublicationStatus.ts";

/** A project as its cards show it: everything but the content. */
export interface ProjectSummary {
	/** The public slug; stable when the title changes. */
	id: string;
	title: string;
	description: string;
	/** http(s) or single-slash relative address of an image. */
	previewUrl: string;
	tags: string[];
	/** Free text, usually four digits. */
	year: string;
	status: PublicationStatus;
	updatedAt: Date;
	/** What a save says it was made from; opaque, changes with every save. */
	revision: string;
}

/** A whole project. */
export interface Project extends ProjectSummary {
	/** http(s) or single-slash relative address; null when there is none. */
	projectUrl: string | null;
	/** Markdown; null when the description is all there is. */
	content: string | null;
	createdAt: Date;
}

/** What the owner writes of a project. Blank optional fields are stored as null. */
export type ProjectDraft = Pick<
	Project,
	"title" | "description" | "previewUrl" | "projectUrl" | "tags" | "year" | "content" | "status"
>;

/** What the command palette finds a project by. */
export type ProjectEntry = Pick<Project, "id" | "title" | "description" | "tags">;

/** By what the owner's list can be sorted. */
export type ProjectSortKey = "title" | "year" | "status" | "createdAt" | "updatedAt";
