import {
	type AdminRepositories,
	adminRepositoriesContext,
	DataError,
	guestPagesContext,
	type SiteSettings,
	urls,
} from "@site/shared-data";
import { type Money, moneyOf } from "@site/shared-data/amounts";
import { defaultSite } from "@site/shared-data/settings";
import { type LoaderFunctionArgs, type RouteObject, replace } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";

/** The layout's data; a session that ended after the shell's guard ran redirects to the sign-in page. */
export async function adminLoader({ context }: LoaderFunctionArgs) {
	const repositories = context.get(adminRepositoriesContext);
	const { session, clock, contacts, hireRequests } = repositories;
	const [user, site] = await Promise.all([session.current(), readSite(repositories)]);
	if (!user) throw replace(urls.admin.login());
	const count = () => ({ contacts: toResult(contacts.count()), hireRequests: toResult(hireRequests.count()) });
	const clockOffsetMs = toResult(clock.read().then(({ now }) => now.getTime() - Date.now()));
	return { user, site, counts: count(), count, clockOffsetMs, guests: context.get(guestPagesContext)("admin") };
}

/** The inbox counts are revalidated by a navigation and a mutation, not by a search. */
export const shouldRevalidateLayout: Extract<RouteObject["shouldRevalidate"], (...args: never[]) => boolean> = ({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}) => defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

/** A new site with the name that the server wrote into the document: the profile's until it has one. */
export function documentSite(): Site {
	const name = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
	return { ...defaultSite, ...(name && { name }) };
}

export type Site = Pick<SiteSettings, "name" | "timeZone" | "city"> & { money: Money };

/** Layout and page read it concurrently; one request serves both. */
const reading = new WeakMap<AdminRepositories, Promise<Site>>();
const lastRead = new WeakMap<AdminRepositories, Site>();

/** The settings of screens; a failed read falls back to the last settings, then to the document's. */
export function readSite(repositories: AdminRepositories): Promise<Site> {
	const running = reading.get(repositories);
	if (running) return running;
	const site = repositories.settings
		.get()
		.then(({ name, timeZone, city, ...settings }) => {
			const shownName = name === defaultSite.name ? documentSite().name : name;
			const own = { name: shownName, timeZone, city: city || timeZone, money: moneyOf(settings) };
			lastRead.set(repositories, own);
			return own;
		})
		.catch((error: unknown) => {
			if (error instanceof DataError) return lastRead.get(repositories) ?? documentSite();
			throw error;
		})
		.finally(() => reading.delete(repositories));
	reading.set(repositories, site);
	return site;
}
