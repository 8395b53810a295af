import type { RenderedHtml } from "@site/shared-data";

/** What a project's page shows; without a project there is none at the address. */
export interface ProjectData {
	project: ProjectDetail | null;
}

export interface ProjectDetail {
	id: string;
	title: string;
	description: string;
	image: string;
	tags: string[];
	year: string;
	/** Where the project itself is: http or https; null when there is no such address. */
	address: string | null;
	/** The written content; null when the description is all there is. */
	body: RenderedHtml | null;
	/** The language of its words. */
	lang: string;
	/** Moment of the last change, ISO 8601; null for a sample. */
	updatedAt: string | null;
	/** True for a built-in example. */
	isSample: boolean;
}
