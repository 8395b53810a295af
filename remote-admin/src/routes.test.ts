import { reservedSlugs } from "@site/shared-data/rules";
import type { RouteObject } from "@site/shared-ui/router";
import { routes } from "./routes.tsx";

const pathsOf = (some: readonly RouteObject[]): string[][] =>
	some.flatMap(({ path, children }) => [...(path ? [path.split("/").filter(Boolean)] : []), ...pathsOf(children ?? [])]);

test("no word that stands in a URL where others have an id can become an id", () => {
	const paths = pathsOf(routes);
	const words = paths.flatMap((path) =>
		path.flatMap((part, at) =>
			part.startsWith(":")
				? paths
						.filter((other) => at < other.length && path.slice(0, at).join("/") === other.slice(0, at).join("/"))
						.map((other) => other[at])
				: [],
		),
	);
	const fixed = [...new Set(words)].filter((word) => word !== undefined && !/^[:*]/.test(word));
	expect(fixed).toEqual(expect.arrayContaining(["new", "categories"]));
	expect(fixed.filter((word) => !reservedSlugs.has(word as string))).toEqual([]);
});
