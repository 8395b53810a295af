import type { EssayLink, RenderedHtml } from "@site/shared-data";
import type { MarkdownHeading } from "@site/shared-data/markdown";

/** What an essay's page shows; null for an unknown or unpublished essay. */
export interface EssayData {
	essay: EssayDetail | null;
}

export interface EssayDetail {
	id: string;
	title: string;
	excerpt: string;
	/** yyyy-mm-dd */
	day: string;
	/** "Mar 5, 2024" */
	date: string;
	/** Minutes. */
	readingTime: number;
	image: string | null;
	/** The language of its words. */
	lang: string;
	body: RenderedHtml;
	headings: MarkdownHeading[];
	/** Words from its title and headings. */
	keywords: string[];
	older: EssayLink | null;
	newer: EssayLink | null;
	/** Related essays, the nearest first. */
	related: EssayLink[];
	/** Moment of the last change, ISO 8601. */
	updatedAt: string;
}
