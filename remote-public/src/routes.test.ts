import { pages } from "@site/shared-data";
import { reservedSlugs } from "@site/shared-data/rules";
import { matchRoutes, type RouteObject } from "@site/shared-ui/router";
import { wordsBesideIds } from "@site/shared-ui/router/testing";
import { routes } from "./routes.tsx";

const idAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id;

test.each(pages.map(({ id, path }) => [path, id]))("%s is the page %s", (path, id) => {
	expect(idAt(path)).toBe(`public-${id}`);
});

test("every page without a parameter is in the list of pages", () => {
	const leaves = (route: RouteObject): RouteObject[] => route.children?.flatMap(leaves) ?? [route];
	const paths = routes.flatMap(leaves).map(({ index, path }) => (index ? "/" : (path ?? "")));
	const listed = pages.map(({ path }) => path);
	// The search entries are data, "*" is the 404 page; the footer alone leads to the privacy page.
	const others = ["/privacy", "/search-entries"];
	expect(paths.filter((path) => !/[:*]/.test(path) && !others.includes(path)).sort()).toEqual([...listed].sort());
});

test("ids of entries are encoded, so that none of them is taken for a deeper path", () => {
	expect(idAt("/essays/tea")).toBe("public-essay");
	expect(idAt("/essays/before/tea")).toBe("public-essays-before");
	expect(idAt("/essays/a%2Fb")).toBe("public-essay");
	expect(idAt("/nowhere")).toBe("public-not-found");
});

test("names, shortcuts and palette positions are unique", () => {
	for (const field of ["id", "path", "label", "command", "shortcut", "commandOrder"] as const)
		expect(new Set(pages.map((page) => page[field])).size).toBe(pages.length);
});

test("no word that stands in a URL where others have an id can become an id", () => {
	const words = wordsBesideIds(routes);
	expect(words).toEqual(expect.arrayContaining(["before", "topics"]));
	expect(words.filter((word) => !reservedSlugs.has(word))).toEqual([]);
});
