/**
 * The settings that a site begins with. Each start stores them in the database, until an admin has saved the
 * settings there: from then on a change here does nothing. All are public, so secrets never belong here.
 */
export const siteConfig = {
	/** Shown where the profile cannot be read. */
	name: "Raka Wiratama",
	/** The admin's profession, shown where the profile cannot be read. */
	title: "Software developer and designer",
	/** The sentence under the title of each list. */
	leads: {
		projects: "Small tools, maps and instruments. Most began as a favour for someone down the road.",
		essays: "On making software slowly, in English and sometimes in Indonesian.",
	},
	/** The share image (og:image) of pages that have none of their own. */
	defaultImage: "/og-default.png",
	/** Where an essay can be shared; {url} and {title} are filled in. */
	shareTargets: [
		{ id: "x", label: "Share on X", url: "https://x.com/intent/post?url={url}&text={title}" },
		{ id: "linkedin", label: "Share on LinkedIn", url: "https://www.linkedin.com/sharing/share-offsite/?url={url}" },
		{ id: "facebook", label: "Share on Facebook", url: "https://www.facebook.com/sharer/sharer.php?u={url}" },
	],
	/** The badge in the footer. */
	version: "v2.0",
	/** The admin's zone: the footer clock and "today" follow it. */
	timeZone: "Asia/Jakarta",
	/** In the footer; blank: not said. */
	city: "Jakarta",
	/** A decorative temperature of 25 to 34 °C next to the city, which suits few other cities. */
	showsTemperature: true,
	/** Chat number with country code, digits only; empty: "Pesan Sekarang" leads to the contact page. */
	chatNumber: "6281234567890",
	/** When messages are answered; shown next to the contact form. */
	hours: "09:00 – 17:00 WIB, weekdays",
	social: {
		email: "mailto:halo@example.com",
		github: "https://github.com/example",
		x: "https://x.com/example",
		linkedin: "https://www.linkedin.com/in/example",
		instagram: "https://www.instagram.com/example",
	},
} as const;
