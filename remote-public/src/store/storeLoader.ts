import { publicRepositoriesContext } from "@site/shared-data";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { partialContent, readIfPossible, readSettings } from "../layout/layoutLoader.ts";

/** Without the catalogue, which is null then, the page still leads to the contact form. */
export async function storeLoader({ context }: LoaderFunctionArgs) {
	const [catalog, { store: texts }] = await Promise.all([
		readIfPossible(context.get(publicRepositoriesContext).services.readCatalog()),
		readSettings(context),
	]);
	if (!catalog) return data({ catalog: null, texts }, partialContent);
	const { services, categories } = catalog;
	return data({ catalog: { services, categories }, texts });
}
