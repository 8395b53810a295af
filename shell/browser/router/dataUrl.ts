const [folder, home, end] = ["/data", "/index", ".json"];
const base = "http://page";

/** Where the server keeps the data of a public page, apart from its document. */
export function dataUrl({ pathname, search }: Pick<URL, "pathname" | "search">): string {
	return `${folder}${pathname.replace(/\/+$/, "") || home}${end}${search}`;
}

/** The page whose data an address holds; null for every other address. */
export function pageOfData(pathname: string): string | null {
	if (!pathname.startsWith(`${folder}/`) || !pathname.endsWith(end)) return null;
	const page = pathname.slice(folder.length, -end.length);
	if (page === home) return "/";
	// Two slashes would name another host, dots another page.
	return URL.canParse(page, base) && new URL(page, base).href === base + page ? page : null;
}
