import type { Essay } from "@site/shared-data";

/** An essay as a reader outside the site gets it: absolute addresses, and HTML that stands alone. */
export interface FeedItem {
	essay: Essay;
	address: string;
	html: string;
	/** Absolute; "" without a picture. */
	image: string;
	language: "en" | "id";
	/** The start of its day in the owner's zone. */
	publishedAt: Date;
}
