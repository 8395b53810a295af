import { urls } from "@site/shared-data";
import { quotePaths } from "@site/shared-data/quotes";
import { normalizePath } from "@site/shared-data/rules";
import type { MiddlewareHandler } from "hono";
import { type Deployment, guestsOf, matches } from "../../deployment/index.ts";

/** The patterns of the site's own pages. */
const ownRoutes = [
	`${urls.admin.dashboard()}/*`,
	quotePaths.document(":id"),
	// Stryker disable next-line ArrayDeclaration: no path is like its text
	...Object.values(urls).flatMap((url) => (typeof url === "function" ? (url as (...ids: string[]) => string)(":id", ":id") : [])),
];

/**
 * The canonical spelling of a path: single slashes, none at the end, needed escapes only, a route's words in
 * lower case. The router ignores other spellings' differences, but cache, areas and remotes do not.
 */
export function canonicalPath(pathname: string, guestRoutes: () => readonly string[]): string {
	const path = normalizePath(pathname.replace(/\/{2,}/g, "/")) || "/";
	// Stryker disable next-line all: only spares the search
	if (!/[A-Z]/.test(path)) return path;
	const route = [...ownRoutes, ...guestRoutes()].find((pattern) => matches(pattern, path.toLowerCase()));
	if (!route) return path;
	const words = route.split("/");
	return path
		.split("/")
		.map((segment, at) => (words[at] === segment.toLowerCase() ? words[at] : segment))
		.join("/");
}

/** Redirects readers of a page from every other spelling of its path. */
export function redirectToCanonicalPath(deployment: () => Pick<Deployment, "remotes">): MiddlewareHandler {
	const guestRoutes = () => guestsOf(deployment()).flatMap(({ routes }) => routes.map(({ path }) => path));
	return async ({ req, body }, next) => {
		const { pathname, search } = new URL(req.url);
		const path = canonicalPath(pathname, guestRoutes);
		if (path === pathname || (req.method !== "GET" && req.method !== "HEAD")) return next();
		return body(null, 308, { location: path + search, "cache-control": "no-store" });
	};
}
