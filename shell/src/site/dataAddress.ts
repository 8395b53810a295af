const [folder, home, end] = ["/data", "/index", ".json"];

/** Where the server keeps the data of a public page, apart from its document. */
export function dataAddress({ pathname, search }: Pick<URL, "pathname" | "search">): string {
	return `${folder}${pathname.replace(/\/+$/, "") || home}${end}${search}`;
}

/** The page whose data an address holds; null for every other address. */
export function pageOfData(pathname: string): string | null {
	if (!pathname.startsWith(`${folder}/`) || !pathname.endsWith(end)) return null;
	const page = pathname.slice(folder.length, -end.length);
	return page === home ? "/" : page;
}
