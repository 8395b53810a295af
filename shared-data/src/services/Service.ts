import type { EditableEntity, OrderedRepository, StatefulRepository, TableRepository } from "../client/table/tableRepository.ts";
export type ServiceStatus = "draft" | "published";

/** A row of `services`: an offer of the store. Its id is a slug, made from the first name. */
export interface Service extends EditableEntity {
	name: string;
	description: string;
	/** In the smallest unit of the currency. */
	price: number;
	/** The previous price; higher than the current one. */
	originalPrice: number | null;
	period: "month" | null;
	features: readonly string[];
	/** Shown unchanged: "5-7 hari". */
	deliveryTime: string;
	category: string;
	isPopular: boolean;
	/** Higher appears first. */
	displayOrder: number;
	status: ServiceStatus;
}

/** The fields of a service that its form writes. */
export type ServiceDraft = Omit<Service, keyof EditableEntity | "displayOrder">;

/** The part of a service that visitors read. */
export type OfferedService = Omit<ServiceDraft, "status"> & Pick<Service, "id">;

/** A row of `service_categories`: a filter of the store. Its id is a slug of the first name. */
export interface ServiceCategory extends EditableEntity {
	/** Unique. */
	name: string;
	/** Higher appears first. */
	displayOrder: number;
}

/** The fields of a category that the admin writes. */
export type ServiceCategoryDraft = Pick<ServiceCategory, "name">;

/** The store as visitors see it: published services, and only their categories. */
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

/** The admin's operations on services; lists have the order of the store. */
export interface ServiceRepository
	extends TableRepository<Service, Service, ServiceStatus, never>,
		OrderedRepository<Service, ServiceDraft>,
		StatefulRepository<Service, ServiceStatus> {
	/** A new draft with the same fields, directly above; its name begins with "Copy of". */
	duplicateAsDraft(id: string): Promise<Service>;
}
