import { adminRepositoriesContext, urls } from "@site/shared-data";
import { type LoaderFunctionArgs, type RouteObject, replace } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";

/**
 * The signed-in admin, the inbox counts, a function that counts again, and how far the database's clock is
 * ahead. A session that ended after the shell's guard ran redirects to the sign-in page.
 */
export async function adminLoader({ context }: LoaderFunctionArgs) {
	const { session, clock, contacts, hireRequests } = context.get(adminRepositoriesContext);
	const user = await session.current();
	if (!user) throw replace(urls.admin.login());
	const count = () => ({ contacts: toResult(contacts.count()), hireRequests: toResult(hireRequests.count()) });
	const clockOffsetMs = toResult(clock.read().then(({ now }) => now.getTime() - Date.now()));
	return { user, counts: count(), count, clockOffsetMs };
}

/**
 * The inbox counts are revalidated by a navigation and a mutation, not by a search.
 */
export const shouldRevalidateLayout: Extract<RouteObject["shouldRevalidate"], (...args: never[]) => boolean> = ({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}) => defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);
