import { urls } from "@site/shared-data";
import { redirect } from "@site/shared-ui/router";
import { createOrSave } from "../../drafts/inline/createOrSave.ts";
import { toResult } from "../../results/Result.ts";
import { createOrderAction } from "../../table/order/createOrderedListRoute.ts";

export type CategoryMutation =
	| { type: "create"; key: string; name: string }
	| { type: "rename"; id: string; name: string; revision: string };

export const action = createOrderAction(
	({ serviceCategories }) => serviceCategories,
	(mutation: CategoryMutation, { serviceCategories }) => {
		const { name } = mutation;
		return toResult(
			mutation.type === "create"
				? createOrSave(serviceCategories, { name }, mutation.key)
				: serviceCategories.save(mutation.id, { name }, mutation.revision),
		);
	},
);

/** The categories are part of the services' screen. */
export const loader = () => redirect(urls.admin.services());
