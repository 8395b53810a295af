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
}
