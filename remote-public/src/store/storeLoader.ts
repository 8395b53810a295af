import { DataError, partialContentHeader, publicRepositoriesContext } from "@site/shared-data";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import type { StoreData } from "./StoreData.ts";

/** Reads the whole catalogue, whatever the category. Without it the page still leads to the contact form. */
export async function storeLoader({ context }: LoaderFunctionArgs) {
	try {
		const { services, categories } = await context.get(publicRepositoriesContext).services.readCatalog();
		return data<StoreData>({ services, categories });
	} catch (error) {
		if (!(error instanceof DataError)) throw error;
		return data<StoreData>(null, { headers: { [partialContentHeader]: "1" } });
	}
}
