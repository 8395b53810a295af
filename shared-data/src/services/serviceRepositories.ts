import type { BulkResult } from "../client/table/queries.ts";
import type { DraftRepository, TableRepository } from "../client/table/tableRepository.ts";
import type { Catalog, Service, ServiceCategory, ServiceCategoryDraft, ServiceDraft, ServiceStatus } from "./Service.ts";

/** Reads the store. Every method rejects only with DataError. */
export interface ServiceReader {
	/** Both lists with the highest display order first, then the newest. */
	readCatalog(): Promise<Catalog>;
}

/** What the admin may do with services; lists have the order of the store. */
export interface ServiceRepository
	extends TableRepository<Service, Service, ServiceStatus, never>,
		DraftRepository<Service, ServiceDraft> {
	list(): Promise<Service[]>;
	/** A new draft with the same fields, right above; its name begins with "Copy of". */
	duplicateAsDraft(id: string): Promise<Service>;
	/** Rows that already have the status stay and count as done. */
	setStatus(ids: readonly string[], status: ServiceStatus): Promise<BulkResult>;
	/** As for jobs: several writes, so after a failure the caller must read the list again. */
	reorder(ids: readonly string[]): Promise<Service[]>;
}

/** What the admin may do with the categories of services. */
export interface ServiceCategoryRepository extends DraftRepository<ServiceCategory, ServiceCategoryDraft> {
	/** Highest display order first, then the newest. */
	list(): Promise<ServiceCategory[]>;
	/** Rejects with "invalid" while a service has one of them; then none is deleted. */
	delete(ids: readonly string[]): Promise<BulkResult>;
	/** As for services. */
	reorder(ids: readonly string[]): Promise<ServiceCategory[]>;
}
