import type { EditableEntity, OrderedRepository, StatefulRepository, TableRepository } from "../client/table/tableRepository.ts";
export type ServiceStatus = "draft" | "published";

/** A row of `services`: what the store offers. Its id is a slug, made of the name once. */
export interface Service extends EditableEntity {
	name: string;
	description: string;
	/** In the smallest unit of the currency. */
	price: number;
	/** What it cost before; more than the price. */
	originalPrice: number | null;
	period: "month" | null;
	features: readonly string[];
	/** Shown as it is: "5-7 hari". */
	deliveryTime: string;
	category: string;
	isPopular: boolean;
	/** Higher appears first. */
	displayOrder: number;
	status: ServiceStatus;
}

/** The fields of a service that its form writes. */
export type ServiceDraft = Omit<Service, keyof EditableEntity | "displayOrder">;

/** What a visitor gets of a service. */
export type OfferedService = Omit<ServiceDraft, "status"> & Pick<Service, "id">;

/** A row of `service_categories`: what visitors filter the store by. Its id is a slug of the first name. */
export interface ServiceCategory extends EditableEntity {
	/** No other category has it. */
	name: string;
	/** Higher appears first. */
	displayOrder: number;
}

/** The fields of a category that the admin writes. */
export type ServiceCategoryDraft = Pick<ServiceCategory, "name">;

/** The store as visitors see it: published services, and their categories alone. */
export interface Catalog {
	services: OfferedService[];
	categories: Pick<ServiceCategory, "id" | "name">[];
	/** The latest change of either; null for an empty store. */
	updatedAt: Date | null;
}

/** Reads the store. Every method rejects only with DataError. */
export interface ServiceReader {
	/** Both lists with the highest display order first, then the newest. */
	readCatalog(): Promise<Catalog>;
}

/** What the admin may do with services; lists have the order of the store. */
export interface ServiceRepository
	extends TableRepository<Service, Service, ServiceStatus, never>,
		OrderedRepository<Service, ServiceDraft>,
		StatefulRepository<Service, ServiceStatus> {
	/** A new draft with the same fields, right above; its name begins with "Copy of". */
	duplicateAsDraft(id: string): Promise<Service>;
}
