import { type Catalog, publicRepositoriesContext, type StoreTexts } from "@site/shared-data";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { partialContent, readIfPossible, readSettings } from "../layout/layoutLoader.ts";

/** The data of the store. */
export interface StoreData {
	/** Null when it could not be read. */
	catalog: Pick<Catalog, "services" | "categories"> | null;
	texts: StoreTexts;
}

/** Reads the whole catalogue, whatever the category. Without it the page still leads to the contact form. */
export async function storeLoader({ context }: LoaderFunctionArgs) {
	const [catalog, { store: texts }] = await Promise.all([
		readIfPossible(context.get(publicRepositoriesContext).services.readCatalog()),
		readSettings(context),
	]);
	if (!catalog) return data<StoreData>({ catalog: null, texts }, partialContent);
	const { services, categories } = catalog;
	return data<StoreData>({ catalog: { services, categories }, texts });
}
