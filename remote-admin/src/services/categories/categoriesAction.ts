import { adminRepositoriesContext } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { toBulkResult } from "../../mutations/listMutation.ts";
import { toResult } from "../../results/Result.ts";
import type { Reordering } from "../../table/order/useReordering.ts";

/** The mutations of the categories of services. */
export type CategoryMutation =
	| Reordering
	| { type: "create"; name: string }
	| { type: "rename"; id: string; name: string; revision: string }
	| { type: "delete"; ids: string[] };

export async function categoriesAction({ request, context }: ActionFunctionArgs) {
	const { serviceCategories } = context.get(adminRepositoriesContext);
	const mutation = (await request.json()) as CategoryMutation;
	switch (mutation.type) {
		case "create":
			return toResult(serviceCategories.create({ name: mutation.name }));
		case "rename":
			return toResult(serviceCategories.save(mutation.id, { name: mutation.name }, mutation.revision));
		case "delete":
			return toBulkResult(mutation.ids, serviceCategories.delete(mutation.ids));
		case "reorder":
			return toResult(serviceCategories.reorder(mutation.ids).then(() => ({ done: mutation.ids, missing: [] })));
	}
}
