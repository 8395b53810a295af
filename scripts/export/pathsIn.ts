/** Every path of the site that a page names: in links, pictures, scripts and metadata, without what follows "?" or "#". */
export function pathsIn(html: string, siteUrl: string): string[] {
	const single = [...html.matchAll(/\s(?:href|src|poster|content)="([^"]*)"/gi)].map((match) => match[1] as string);
	const several = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)].flatMap((match) =>
		(match[1] as string).split(",").map((candidate) => candidate.trim().split(/\s+/)[0] as string),
	);
	const paths = [...single, ...several]
		.map((address) => address.replaceAll("&amp;", "&"))
		.filter((address) => address.startsWith("/") || address.startsWith(`${siteUrl}/`))
		.map((address) => new URL(address, siteUrl))
		.filter(({ origin }) => origin === siteUrl);
	return [...new Set(paths.map(({ pathname }) => pathname))];
}
