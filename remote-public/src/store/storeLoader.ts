import { DataError, partialContentHeader, publicRepositoriesContext } from "@site/shared-data";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { readSettings } from "../layout/readSettings.ts";
import type { StoreData } from "./StoreData.ts";

/** Reads the whole catalogue, whatever the category. Without it the page still leads to the contact form. */
export async function storeLoader({ context }: LoaderFunctionArgs) {
	const [catalog, { store: texts }] = await Promise.all([
		context.get(publicRepositoriesContext).services.readCatalog().catch(unread),
		readSettings(context),
	]);
	if (!catalog) return data<StoreData>({ catalog: null, texts }, { headers: { [partialContentHeader]: "1" } });
	const { services, categories } = catalog;
	return data<StoreData>({ catalog: { services, categories }, texts });
}

function unread(error: unknown): null {
	if (error instanceof DataError) return null;
	throw error;
}
