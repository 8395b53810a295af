import type { RenderedHtml } from "@site/shared-data";
import type { ProjectItem } from "./ProjectsData.ts";

/** What a project's page shows; null for an unknown or unpublished project. */
export interface ProjectData {
	project: ProjectDetail | null;
}

export interface ProjectDetail extends ProjectItem {
	/** The project's http or https URL, or null. */
	url: string | null;
	/** The written content; null when the description is all there is. */
	body: RenderedHtml | null;
	/** The language of its words. */
	lang: string;
	/** Moment of the last change, ISO 8601; null for a sample. */
	updatedAt: string | null;
	/** True for a built-in example. */
	isSample: boolean;
}
