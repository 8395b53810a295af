import {
	DataError,
	type GuestPages,
	guestPagesContext,
	pages,
	partialContentHeader,
	publicRepositoriesContext,
	type SiteSettings,
	type SiteSettingsDraft,
	siteOriginContext,
} from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import { defaultSettings } from "@site/shared-data/settings";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { shareableImage } from "../metadata/shareableImage.ts";
import { moonOn } from "./footer/moonOn.ts";
import { type SiteZone, siteZoneOf } from "./footer/siteZone.ts";

/** The settings of every page, and of pages without a loader. */
type ShownSettings = Pick<SiteSettings, "versionBadge" | "chatNumber" | "hours" | "social" | "shareImage">;

export interface LayoutData extends ShownSettings {
	name: string;
	/** In the footer of pages with a call to action. */
	callToAction: string;
	year: string;
	/** The footer's text; "{t}" is replaced by the day's decorative temperature. */
	city: string;
	zone: SiteZone;
	/** The background of the footer's disc at night, for the day on which the page was rendered. */
	moon: string;
	/** The site's origin, like "https://example.com", for canonical URLs. */
	origin: string;
	/** The palette entries of other remotes; absent without any. */
	guests?: GuestPages["palette"];
	/** Absent if forms can be sent. */
	areFormsClosed?: true;
	/** The navigation with entries of other remotes and without hidden pages; absent without any. */
	navigation?: { path: string; label: string }[];
}

/** Unreadable data fall back to defaults, because the layout must render around an error page. */
export async function layoutLoader({ context, request }: LoaderFunctionArgs) {
	const origin = context.get(siteOriginContext) || new URL(request.url).origin;
	const { profile, settings, areFormsClosed } = context.get(publicRepositoriesContext);
	const [own, stored] = await Promise.all([readIfPossible(profile.get()), readIfPossible(settings.get())]);
	const { versionBadge, timeZone, chatNumber, hours, social, shareImage, ...site } = stored ?? defaultSettings;
	const shown = { versionBadge, chatNumber, hours, social, shareImage: shareableImage(shareImage) };
	const { navigation, palette } = context.get(guestPagesContext)("public");
	const isPartial = own === undefined || stored === undefined;
	return data<LayoutData>(
		{
			...shown,
			name: own?.name ?? site.name,
			callToAction: site.texts.callToAction,
			year: today(timeZone).slice(0, 4),
			city: site.showsTemperature && site.city ? `{t}°C ${site.city}` : site.city,
			zone: siteZoneOf(timeZone),
			moon: moonOn(new Date()),
			origin,
			...(areFormsClosed && { areFormsClosed }),
			...(palette.length > 0 && { guests: palette }),
			...(navigation.length + site.hiddenPages.length > 0 && { navigation: withOwnPages(navigation, site.hiddenPages) }),
		},
		isPartial ? partialContent : {},
	);
}

/** The main navigation in its order: external remotes' entries go between the site's own, 1, 2, 3 … */
function withOwnPages(guests: GuestPages["navigation"], hidden: readonly string[]) {
	const own = pages.map((page, at) => ({ ...page, order: at + 1 })).filter(({ id }) => !hidden.includes(id));
	const all = [...own, ...guests];
	return all.sort((one, other) => one.order - other.order).map(({ path, label }) => ({ path, label }));
}

/** The settings; the defaults while they cannot be read. The layout marks such a page as partial. */
export async function readSettings(context: LoaderFunctionArgs["context"]): Promise<SiteSettingsDraft> {
	return (await readIfPossible(context.get(publicRepositoriesContext).settings.get())) ?? defaultSettings;
}

/** The read value; undefined when the backend fails, for pages that have a fallback. */
export async function readIfPossible<T>(reading: Promise<T>): Promise<T | undefined> {
	try {
		return await reading;
	} catch (error) {
		if (!(error instanceof DataError)) throw error;
		return undefined;
	}
}

/** Marks a page with a fallback, which the server must not cache as complete. */
export const partialContent = { headers: { [partialContentHeader]: "1" } };
