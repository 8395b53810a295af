/** What the image of a shared link says. */
export interface ShareImage {
	/** The small line above: where on the site it stands, like "/essays". */
	kind: string;
	title: string;
	/** The line below the title. */
	details: string;
	/** Whose site it is, and where: "Raka Wiratama", "example.com"; no host where none is configured. */
	name: string;
	host: string;
	/** How far the underline has ripened from clay to tea: 0 fresh, 1 steeped. */
	ageRatio: number;
}
