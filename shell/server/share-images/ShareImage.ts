/** The texts of the image that a shared link shows (og:image). */
export interface ShareImage {
	/** The path of the entry's list, like "/essays". */
	kind: string;
	title: string;
	/** The line below the title. */
	details: string;
	/** Name and host of the site: "Raka Wiratama", "example.com"; host is "" without SITE_URL. */
	name: string;
	host: string;
	/** The colour of the underline, from clay (0, new) to tea green (1, old). */
	ageRatio: number;
}
