import { urls } from "@site/shared-data";
import { redirect } from "@site/shared-ui/router";
import { toResult } from "../../results/Result.ts";
import { createOrderAction } from "../../table/order/createOrderedListRoute.ts";

export type CategoryMutation = { type: "create"; name: string } | { type: "rename"; id: string; name: string; revision: string };

export const action = createOrderAction(
	({ serviceCategories }) => serviceCategories,
	(mutation: CategoryMutation, { serviceCategories }) => {
		const { name } = mutation;
		const { create, save } = serviceCategories;
		return toResult(mutation.type === "create" ? create({ name }) : save(mutation.id, { name }, mutation.revision));
	},
);

/** The categories are a part of the services' screen. */
export const loader = () => redirect(urls.admin.services());
