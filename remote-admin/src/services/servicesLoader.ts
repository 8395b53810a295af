import { adminRepositoriesContext, type ServiceCategory } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";
import { createListLoader } from "../table/createListLoader.ts";
import { serviceListRules } from "./serviceListRules.ts";

/** A category, and how many services have it. */
export interface UsedCategory extends ServiceCategory {
	serviceCount: number;
}

const listLoader = createListLoader(({ services }) => services, serviceListRules);

/** The services that the URL asks for, and all categories. */
export function servicesLoader(args: LoaderFunctionArgs) {
	const { services, serviceCategories } = args.context.get(adminRepositoriesContext);
	const categories = Promise.all([serviceCategories.list(), services.list()]).then(([all, rows]): UsedCategory[] =>
		all.map((category) => ({ ...category, serviceCount: rows.filter((row) => row.category === category.id).length })),
	);
	return { ...listLoader(args), categories: toResult(categories) };
}
