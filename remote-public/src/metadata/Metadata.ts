/** What a page says about itself to search engines and to those who share it. Plain values: a loader makes them. */
export interface Metadata {
	title: string;
	description: string;
	/** The page's one absolute address, without a query. */
	canonical: string;
	/** Absolute address. */
	image: string;
	/** True when the image is the page's generated card, whose size is known. */
	isCard?: boolean;
	type: "website" | "article";
	keywords?: string[];
	/** schema.org, without its @context. */
	structured?: object;
	/** True for samples: search engines leave the page out. */
	isHidden?: boolean;
}
