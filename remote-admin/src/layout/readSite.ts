import { type AdminRepositories, DataError, type SiteSettings } from "@site/shared-data";
import { defaultSite } from "@site/shared-data/settings";

/** What the admin area shows of the site's settings. */
export type Site = Pick<SiteSettings, "name" | "timeZone" | "city">;

/** Layout and page read it at once; one request answers both. */
const reading = new WeakMap<AdminRepositories, Promise<Site>>();

/** The site's name, time zone and city; those that a site begins with while they cannot be read. */
export function readSite(repositories: AdminRepositories): Promise<Site> {
	const running = reading.get(repositories);
	if (running) return running;
	const site = repositories.settings
		.get()
		.then(({ name, timeZone, city }) => ({ name, timeZone, city }))
		.catch((error: unknown) => {
			if (error instanceof DataError) return defaultSite;
			throw error;
		})
		.finally(() => reading.delete(repositories));
	reading.set(repositories, site);
	return site;
}
