import type { EssayLink, RenderedHtml } from "@site/shared-data";
import type { MarkdownHeading } from "@site/shared-data/markdown";

/** What an essay's page shows; without an essay there is none at the address. */
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
	/** The words it is about. */
	keywords: string[];
	older: EssayLink | null;
	newer: EssayLink | null;
	/** Essays about the same, the nearest first. */
	related: EssayLink[];
	/** Moment of the last change, ISO 8601. */
	updatedAt: string;
}
