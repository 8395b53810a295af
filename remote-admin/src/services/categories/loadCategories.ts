import { adminRepositoriesContext, type ServiceCategory, urls } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { toResult } from "../../results/Result.ts";

/** The route whose action changes categories; their list is part of the services' screen. */
export const categoriesPath = `${urls.admin.services()}/categories`;

export interface UsedCategory extends ServiceCategory {
	serviceCount: number;
}

export function loadCategories({ context }: LoaderFunctionArgs) {
	const { services, serviceCategories } = context.get(adminRepositoriesContext);
	const categories = Promise.all([serviceCategories.list(), services.list()]).then(([all, rows]): UsedCategory[] =>
		all.map((category) => ({ ...category, serviceCount: rows.filter((row) => row.category === category.id).length })),
	);
	return toResult(categories);
}
