import { duplicate, type OrderedRepository } from "../client/table/tableRepository.ts";
import { DataError } from "../errors/DataError.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import { createMemoryDraftRepository, toFreeSlug } from "../testing/memoryTableRepository.ts";
import type {
	Service,
	ServiceCategory,
	ServiceCategoryDraft,
	ServiceDraft,
	ServiceReader,
	ServiceRepository,
} from "./Service.ts";
import { maxServiceCategories, maxServices, validateService, validateServiceCategory } from "./serviceRules.ts";
import { offeredFields, serviceCategoryTable, serviceTable, toCatalog, toDuplicate } from "./serviceTable.ts";

/** The repository of services, in memory. */
export function createMemoryServiceRepository(store: MemoryStore): ServiceRepository {
	const { services, serviceCategories } = store;
	const { repository, respond, changeMany } = createMemoryDraftRepository<Service, Service, ServiceDraft>(
		store,
		services,
		serviceTable,
		validateService,
		{
			toId: ({ name }) => toFreeSlug(name, services.rows, "service"),
			checkRow(service, rows) {
				if (!serviceCategories.rows.some(({ id }) => id === service.category)) reject("category");
				if (rows.filter(({ id }) => id !== service.id).length >= maxServices) reject("name");
				if (service.originalPrice !== null && service.originalPrice <= service.price) reject("originalPrice");
			},
		},
	);
	return {
		...repository,
		setStatus: (ids, status, from) =>
			respond(() =>
				changeMany(ids, (row) =>
					row.status === status || row.status !== (from ?? row.status) ? row : { ...row, status, ...store.stamp() },
				),
			),
		duplicateAsDraft: (id) => duplicate<Service, ServiceDraft>(repository, id, toDuplicate),
	};
}

/** The repository of categories, in memory. */
export function createMemoryServiceCategoryRepository(
	store: MemoryStore,
): OrderedRepository<ServiceCategory, ServiceCategoryDraft> {
	const { services, serviceCategories } = store;
	const { repository } = createMemoryDraftRepository<ServiceCategory, ServiceCategory, ServiceCategoryDraft>(
		store,
		serviceCategories,
		serviceCategoryTable,
		validateServiceCategory,
		{
			toId: ({ name }) => toFreeSlug(name, serviceCategories.rows, "category"),
			checkRow(category, rows) {
				const others = rows.filter(({ id }) => id !== category.id);
				if (others.some(({ name }) => name === category.name) || others.length >= maxServiceCategories) reject("name");
			},
		},
	);
	return {
		...repository,
		delete: async (ids) => {
			if (services.rows.some(({ category }) => ids.includes(category))) reject("category");
			return repository.delete(ids);
		},
	};
}

/** The visitor's view of the store, in memory. */
export function createMemoryServiceReader(store: MemoryStore): ServiceReader {
	const byOrder = <Row extends Service | ServiceCategory>(rows: readonly Row[]) =>
		rows.toSorted((a, b) => b.displayOrder - a.displayOrder || b.createdAt.getTime() - a.createdAt.getTime());
	return {
		readCatalog: () =>
			store.respond("services", () => {
				const published = byOrder(store.services.rows).filter(({ status }) => status === "published");
				const categories = byOrder(store.serviceCategories.rows).filter(({ id }) =>
					published.some(({ category }) => category === id),
				);
				const fields = [...offeredFields, "updatedAt"] as const;
				const offered = published.map((service) => Object.fromEntries(fields.map((field) => [field, service[field]])));
				return toCatalog(offered as unknown as Service[], categories);
			}),
	};
}

function reject(reason: string): never {
	throw new DataError("invalid", "The memory repository does not take it", { reason });
}
