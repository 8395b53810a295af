import type { RouteObject } from "react-router-dom";

/** The words of the routes' paths that another path has as a parameter: no id may be one of them. */
export function wordsBesideIds(routes: readonly RouteObject[]): string[] {
	const paths = pathsOf(routes);
	const isBelow = (path: string[], parent: string[]) => parent.every((part, at) => path[at] === part);
	const words = paths.flatMap((path) =>
		path.flatMap((part, at) =>
			part.startsWith(":") ? paths.filter((other) => isBelow(other, path.slice(0, at))).map((other) => other[at] ?? "") : [],
		),
	);
	return [...new Set(words)].filter((word) => word !== "" && !/^[:*]/.test(word));
}

const pathsOf = (routes: readonly RouteObject[]): string[][] =>
	routes.flatMap(({ path, children = [] }) => [...(path ? [path.split("/").filter(Boolean)] : []), ...pathsOf(children)]);
