import { urls } from "@site/shared-data";

/** The page of this site that required a session, in `?next`; else the dashboard. */
export function nextPage({ url }: Pick<Request, "url">): string {
	const { origin, searchParams } = new URL(url);
	const next = searchParams.get("next") ?? "";
	// Parsing changes every spelling that leads to another site, or to no page.
	const isPage = URL.canParse(next, origin) && new URL(next, origin).href === origin + next;
	return isPage ? next : urls.admin.dashboard();
}
