const [prefix, homeName, extension] = ["/data", "/index", ".json"];
const base = "http://page";

/** Where the server keeps the data of a public page, apart from its document. */
export function dataUrl({ pathname, search }: Pick<URL, "pathname" | "search">): string {
	return `${prefix}${pathname.replace(/\/+$/, "") || homeName}${extension}${search}`;
}

/** The page whose data an address holds; null for every other address. */
export function pagePathOf(pathname: string): string | null {
	if (!pathname.startsWith(`${prefix}/`) || !pathname.endsWith(extension)) return null;
	const page = pathname.slice(prefix.length, -extension.length);
	if (page === homeName) return "/";
	// Two slashes would name another host, dots another page.
	return URL.canParse(page, base) && new URL(page, base).href === base + page ? page : null;
}
