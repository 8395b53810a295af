import { type Service, type ServiceStatus, urls } from "@site/shared-data";
import { toDecimal } from "@site/shared-data/amounts";
import { maxServices } from "@site/shared-data/rules";
import { type LoaderFunctionArgs, useLoaderData } from "@site/shared-ui/router";
import { type ListColumns, type ListMutation, runListMutation } from "../mutations/listMutation.ts";
import { createOrderedListRoute } from "../table/order/createOrderedListRoute.ts";
import { Categories } from "./categories/Categories.tsx";
import { loadCategories } from "./categories/loadCategories.ts";
import { Root } from "./ServiceRow.styles.ts";
import { ServiceRow, serviceNouns } from "./ServiceRow.tsx";

const csvColumns: ListColumns<Service> = (currency) => ({
	Id: (row) => row.id,
	Name: (row) => row.name,
	Status: (row) => row.status,
	Description: (row) => row.description,
	Price: (row) => toDecimal(row.price, currency),
	"Original price": (row) => row.originalPrice && toDecimal(row.originalPrice, currency),
	Paid: (row) => (row.period === "month" ? "monthly" : "once"),
	Features: (row) => row.features.join("\n"),
	"Delivery time": (row) => row.deliveryTime,
	Category: (row) => row.category,
	Popular: (row) => (row.isPopular ? "yes" : "no"),
	Created: (row) => row.createdAt,
	Updated: (row) => row.updatedAt,
});

const route = createOrderedListRoute<Service, ServiceStatus>(
	{
		path: urls.admin.services(),
		title: "Services",
		nouns: serviceNouns,
		note: "What the store offers.",
		limit: { max: maxServices, note: `The limit is ${maxServices} services. Delete one to add another.` },
		add: { to: urls.admin.newService(), label: "Add service" },
		exportName: "services",
		search: {
			label: "Search name and description",
			statuses: { published: "Published", draft: "Draft" },
		},
		rowHeight: "4rem",
		empty: {
			title: "No services yet",
			text: "The store says that its list is being prepared, and leads to the contact form.",
		},
		hint: "The order here is the order in the store.",
		head: (
			<Root>
				<span>Name</span>
				<span>Price</span>
				<span>Status</span>
			</Root>
		),
		nameOf: ({ name }) => name,
		Row: ServiceRow,
	},
	({ services }) => services,
	(mutation: ListMutation<ServiceStatus>, { services }) => runListMutation(services, mutation, csvColumns),
);

export const action = route.action;

export const loader = (args: LoaderFunctionArgs) => ({
	...route.loader(args),
	categories: loadCategories(args),
});

/** The store's offers, in its order, and the categories by which visitors filter it. */
export function Component() {
	return (
		<>
			<route.Component />
			<Categories categories={useLoaderData<typeof loader>().categories} />
		</>
	);
}
