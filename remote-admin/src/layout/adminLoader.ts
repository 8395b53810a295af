import { adminRepositoriesContext, urls } from "@site/shared-data";
import { type LoaderFunctionArgs, type RouteObject, replace } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";

/**
 * Who is signed in, what the inboxes hold, and a way to count it again. The guard has been here before; a
 * session that ended in between leads to the sign-in page as well.
 */
export async function adminLoader({ context }: LoaderFunctionArgs) {
	const { session, contacts, hireRequests } = context.get(adminRepositoriesContext);
	const user = await session.current();
	if (!user) throw replace(urls.admin.login());
	const count = () => ({ contacts: toResult(contacts.count()), hireRequests: toResult(hireRequests.count()) });
	return { user, counts: count(), count };
}

/**
 * The inboxes are counted again on every page and after every mutation, not with every letter typed into a
 * search.
 */
export const shouldRevalidateLayout: Extract<RouteObject["shouldRevalidate"], (...args: never[]) => boolean> = ({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}) => defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);
