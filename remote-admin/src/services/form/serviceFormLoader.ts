import { adminRepositoriesContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { loadSaved } from "../../drafts/form/createFormLoader.ts";
import { serviceForm } from "./serviceForm.ts";

/** The service of the URL, null for a new one, and the categories to choose from. */
export async function serviceFormLoader(args: LoaderFunctionArgs) {
	const { serviceCategories } = args.context.get(adminRepositoriesContext);
	const [saved, categories] = await Promise.all([
		loadSaved(args, serviceForm, ({ services }) => services),
		serviceCategories.list(),
	]);
	return { saved, categories };
}
