import { type Columns, commonColumns, plain, trimmed } from "../client/table/columns.ts";
import { slugs, type TableDefinition } from "../client/table/tableRepository.ts";
import { cutText } from "../rules/characters.ts";
import { trimText } from "../rules/formats.ts";
import type { Catalog, OfferedService, Service, ServiceCategory } from "./Service.ts";
import { serviceRules } from "./serviceRules.ts";

const columns: Columns<"services", Service> = {
	...commonColumns,
	name: trimmed("name"),
	description: trimmed("description"),
	price: plain("price"),
	originalPrice: plain("original_price"),
	period: plain("period"),
	features: { ...plain("features"), write: (features) => features.map(trimText) },
	deliveryTime: trimmed("delivery_time"),
	category: plain("category"),
	isPopular: plain("is_popular"),
	displayOrder: plain("display_order"),
	status: plain("status"),
};

/** How services are stored and listed; their order is the public one. */
export const serviceTable: TableDefinition<Service> = {
	name: "services",
	ids: slugs,
	columns,
	searchFields: ["name", "description"],
	order: ["displayOrder", "createdAt", "id"],
};

/** The fields that visitors read. */
export const offeredFields = [
	"id",
	"name",
	"description",
	"price",
	"originalPrice",
	"period",
	"features",
	"deliveryTime",
	"category",
	"isPopular",
] as const satisfies readonly (keyof OfferedService)[];

/** The catalog of published services and the categories of these, both in their order. */
export function toCatalog(
	services: readonly (OfferedService & Pick<Service, "updatedAt">)[],
	categories: readonly Pick<ServiceCategory, "id" | "name" | "updatedAt">[],
): Catalog {
	const latest = Math.max(...[...services, ...categories].map(({ updatedAt }) => updatedAt.getTime()));
	return {
		services: services.map(({ updatedAt: _updatedAt, ...service }) => service),
		categories: categories.map(({ id, name }) => ({ id, name })),
		updatedAt: Number.isFinite(latest) ? new Date(latest) : null,
	};
}

const categoryColumns: Columns<"service_categories", ServiceCategory> = {
	...commonColumns,
	name: trimmed("name"),
	displayOrder: plain("display_order"),
};

export const serviceCategoryTable: TableDefinition<ServiceCategory> = {
	name: "service_categories",
	ids: slugs,
	columns: categoryColumns,
	order: ["displayOrder", "createdAt", "id"],
};

/** A draft with the same fields, and a name cut to the maximum length. */
export const toDuplicate = (original: Service): Service => ({
	...original,
	name: cutText(`Copy of ${original.name}`, serviceRules.name.max),
	status: "draft",
});
