import { DataError, publicRepositoriesContext, type SiteSettingsDraft } from "@site/shared-data";
import { defaultSettings } from "@site/shared-data/settings";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";

/** The settings; those that a site begins with while they cannot be read. The layout marks such a page. */
export async function readSettings(context: LoaderFunctionArgs["context"]): Promise<SiteSettingsDraft> {
	return context
		.get(publicRepositoriesContext)
		.settings.get()
		.catch((error: unknown) => {
			if (error instanceof DataError) return defaultSettings;
			throw error;
		});
}
