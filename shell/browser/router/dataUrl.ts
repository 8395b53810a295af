const [prefix, homeName, extension] = ["/data", "/index", ".json"];
const base = "http://page";

/** The URL of a public page's loader data. */
export function dataUrl({ pathname, search }: Pick<URL, "pathname" | "search">): string {
	return `${prefix}${pathname.replace(/\/+$/, "") || homeName}${extension}${search}`;
}

/** The path of the page whose data this path serves; null for every other path. */
export function pagePathOf(pathname: string): string | null {
	if (!pathname.startsWith(`${prefix}/`) || !pathname.endsWith(extension)) return null;
	const page = pathname.slice(prefix.length, -extension.length);
	if (page === homeName) return "/";
	// Two slashes would be another host, dots another page.
	return URL.canParse(page, base) && new URL(page, base).href === base + page ? page : null;
}
