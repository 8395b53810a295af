import type { Profile, SiteSettings } from "@site/shared-data";
import { accents, light } from "@site/shared-ui/theme";

/** Some home screens truncate a longer name below an icon. */
const maxShortName = 12;

/** The web app manifest: name, colours and icons for a home screen. */
export function manifestJson(name: string, owner: Profile | null, { accent, defaultDescription, favicon }: SiteSettings): string {
	const [firstWord = name] = name.split(/\s+/);
	const colour: { accent?: readonly [string, string] } = accents[accent];
	return JSON.stringify({
		name,
		short_name: name.length > maxShortName ? firstWord : name,
		description: defaultDescription || (owner ? `${owner.title} in ${owner.location}: essays, projects and services.` : name),
		start_url: "/",
		display: "browser",
		background_color: light.bg,
		theme_color: colour.accent?.[0] ?? light.accent,
		icons: favicon ? [{ src: favicon, sizes: "any" }] : shippedIcons,
	});
}

const shippedIcons = [
	{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
	{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
	{ src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
];
