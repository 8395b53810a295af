import type { EssayLink, EssayTranslation, RenderedHtml, ShareTarget } from "@site/shared-data";
import type { MarkdownHeading } from "@site/shared-data/markdown";
import type { EssayItem } from "../list/EssaysData.ts";

/** The data of an essay's page; null for an unknown or unpublished essay. */
export interface EssayData {
	essay: EssayDetail | null;
}

export interface EssayDetail extends Omit<EssayItem, "age"> {
	/** What search engines and shared links say instead of the excerpt. */
	description: string | null;
	/** The image of shared links instead of the essay's own. */
	shareImage: string | null;
	body: RenderedHtml;
	headings: MarkdownHeading[];
	/** The same in the other language, if that is public. */
	translation: EssayTranslation | null;
	older: EssayLink | null;
	newer: EssayLink | null;
	/** Related essays, the nearest first. */
	related: EssayLink[];
	shareTargets: ShareTarget[];
	/** Moment of the last change, ISO 8601. */
	updatedAt: string;
}
