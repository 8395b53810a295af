import type { RouteObject } from "@site/shared-ui/router";

type Revalidation = Extract<RouteObject["shouldRevalidate"], (...args: never[]) => boolean>;

/** Opening or closing an entry of a list reads nothing again; everything else does. */
export const revalidatesUnlessOpened =
	(name: string): Revalidation =>
	({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) => {
		if (formMethod || currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
		return without(name, currentUrl) !== without(name, nextUrl);
	};

function without(name: string, { pathname, searchParams }: URL): string {
	const params = new URLSearchParams(searchParams);
	params.delete(name);
	return `${pathname}?${params}`;
}
