import type { RenderedHtml } from "@site/shared-data";
import type { ProjectItem } from "./ProjectsData.ts";

/** The data of a project's page; null for an unknown or unpublished project. */
export interface ProjectData {
	project: ProjectDetail | null;
}

export interface ProjectDetail extends ProjectItem {
	/** The image of shared links instead of the project's own. */
	shareImage: string | null;
	/** The project's http or https URL, or null. */
	url: string | null;
	/** The rendered content; null for a project with only a description. */
	body: RenderedHtml | null;
	/** Moment of the last change, ISO 8601; null for a sample. */
	updatedAt: string | null;
	/** True for a built-in example. */
	isSample: boolean;
}
