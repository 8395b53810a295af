import { publicRepositoriesContext } from "@site/shared-data";
import { toOffer } from "@site/shared-data/offers";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { partialContent, readIfPossible, readSettings } from "../layout/layoutLoader.ts";

/** Reads the offers as texts. If they cannot be read, the page still leads to the contact form. */
export async function storeLoader({ context }: LoaderFunctionArgs) {
	const [catalog, settings] = await Promise.all([
		readIfPossible(context.get(publicRepositoriesContext).services.readCatalog()),
		readSettings(context),
	]);
	const { currency, store: texts } = settings;
	if (!catalog) return data({ catalog: null, currency, texts }, partialContent);
	const offers = catalog.services.map((service) => toOffer(service, settings));
	return data({ catalog: { offers, categories: catalog.categories }, currency, texts });
}
