import {
	DataError,
	partialContentHeader,
	publicRepositoriesContext,
	type SiteSettings,
	siteOriginContext,
} from "@site/shared-data";
import { defaultSettings } from "@site/shared-data/settings";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";

/** The settings that every page shows, or that pages without a loader do. */
type ShownSettings = Pick<SiteSettings, "versionBadge" | "timeZone" | "city" | "chatNumber" | "hours" | "social" | "shareImage">;

/** The data of the layout. */
export interface LayoutData extends ShownSettings {
	/** The admin's name, for brand, titles and footer. */
	name: string;
	/** The current year in the site's zone. */
	year: string;
	/** The site's origin, like "https://example.com", for canonical URLs. */
	origin: string;
}

/**
 * Reads the admin's name and the settings. What cannot be read is what a site begins with, because the layout
 * must render around an error page.
 */
export async function layoutLoader({ context, request }: LoaderFunctionArgs) {
	const origin = context.get(siteOriginContext) || new URL(request.url).origin;
	const { profile, settings } = context.get(publicRepositoriesContext);
	const [own, site] = await Promise.all([profile.get().catch(unread), settings.get().catch(unread)]);
	const { versionBadge, timeZone, city, chatNumber, hours, social, shareImage } = site ?? defaultSettings;
	const shown = {
		name: own?.name ?? (site ?? defaultSettings).name,
		year: new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(new Date()),
		origin,
		versionBadge,
		timeZone,
		city,
		chatNumber,
		hours,
		social,
		shareImage,
	};
	const isPartial = own === undefined || site === undefined;
	return data<LayoutData>(shown, isPartial ? { headers: { [partialContentHeader]: "1" } } : {});
}

function unread(error: unknown): undefined {
	if (!(error instanceof DataError)) throw error;
}
