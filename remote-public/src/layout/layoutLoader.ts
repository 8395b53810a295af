import { DataError, partialContentHeader, publicRepositoriesContext, siteOriginContext } from "@site/shared-data";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { siteConfig } from "../../../site.config.ts";

/** The data of the layout. */
export interface LayoutData {
	/** The admin's name, for brand, titles and footer. */
	name: string;
	/** The current year in the admin's zone. */
	year: string;
	/** The site's origin, like "https://example.com", for canonical URLs. */
	origin: string;
}

/**
 * Reads the admin's name. If the profile cannot be read it uses the name of the site configuration, because
 * the layout must render around an error page.
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
