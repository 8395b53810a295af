import type { RouteObject } from "@site/shared-ui/router";

/** What waits is counted again on every page and after every act, not with every letter that is typed into a search. */
export const rereadsLayout: Extract<RouteObject["shouldRevalidate"], (...args: never[]) => boolean> = ({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}) => defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);
