import { adminRepositoriesContext, type BulkResult, type Service } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { createListAction, type ListMutation } from "../mutations/listMutation.ts";
import { type Result, toResult } from "../results/Result.ts";
import type { Reordering } from "../table/order/useReordering.ts";

const listAction = createListAction(({ services }) => services, {
	Id: (row: Service) => row.id,
	Name: (row) => row.name,
	Status: (row) => row.status,
	Description: (row) => row.description,
	Price: (row) => row.price,
	"Original price": (row) => row.originalPrice,
	Paid: (row) => (row.period === "month" ? "monthly" : "once"),
	Features: (row) => row.features.join("\n"),
	"Delivery time": (row) => row.deliveryTime,
	Category: (row) => row.category,
	Popular: (row) => (row.isPopular ? "yes" : "no"),
	Created: (row) => row.createdAt,
	Updated: (row) => row.updatedAt,
});

/** The mutations of the list of services. */
export async function servicesAction(args: ActionFunctionArgs): Promise<Result<BulkResult | string>> {
	const mutation = (await args.request.clone().json()) as Reordering | ListMutation;
	if (mutation.type !== "reorder") return listAction(args);
	const { services } = args.context.get(adminRepositoriesContext);
	return toResult(services.reorder(mutation.ids).then(() => ({ done: mutation.ids, missing: [] })));
}
