/** Every path of the site in a page's links, images, scripts and metadata, without query and fragment. */
export function pathsIn(html: string, siteUrl: string): string[] {
	const single = [...html.matchAll(/\s(?:href|src|poster|content)="([^"]*)"/gi)].map((match) => match[1] as string);
	const several = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)].flatMap((match) =>
		(match[1] as string).split(",").map((candidate) => candidate.trim().split(/\s+/)[0] as string),
	);
	const paths = [...single, ...several]
		.map((url) => url.replaceAll("&amp;", "&"))
		.filter((url) => url.startsWith("/") || url.startsWith(`${siteUrl}/`))
		.map((url) => new URL(url, siteUrl))
		.filter(({ origin }) => origin === siteUrl);
	return [...new Set(paths.map(({ pathname }) => pathname))];
}
