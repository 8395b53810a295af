import { DataError, partialContentHeader, publicRepositoriesContext, siteOriginContext } from "@site/shared-data";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { siteConfig } from "../../../site.config.ts";

/** What the layout shows on every page. */
export interface LayoutData {
	/** The admin's name, for brand, titles and footer. */
	name: string;
	/** The current year in the admin's zone. */
	year: string;
	/** Where the site stands, like "https://example.com": canonical addresses begin with it. */
	origin: string;
}

/**
 * Reads the name on the door. Without a profile the site configuration's name stands in: the layout must hold
 * when a page says what went wrong.
 */
export async function layoutLoader({ context, request }: LoaderFunctionArgs) {
	const origin = context.get(siteOriginContext) || new URL(request.url).origin;
	const fixed = { year: currentYear(), origin };
	try {
		const profile = await context.get(publicRepositoriesContext).profile.get();
		return data<LayoutData>({ name: profile?.name ?? siteConfig.name, ...fixed });
	} catch (error) {
		if (!(error instanceof DataError)) throw error;
		return data<LayoutData>({ name: siteConfig.name, ...fixed }, { headers: { [partialContentHeader]: "1" } });
	}
}

let years: Intl.DateTimeFormat | undefined;

function currentYear(): string {
	years ??= new Intl.DateTimeFormat("en", { year: "numeric", timeZone: siteConfig.timeZone });
	return years.format(new Date());
}
