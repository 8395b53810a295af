import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { createDraftRepository } from "../client/table/tableRepository.supabase.ts";
import { DataError } from "../errors/DataError.ts";
import type { ServiceCategoryRepository, ServiceRepository } from "./Service.ts";
import { validateService, validateServiceCategory } from "./serviceRules.ts";
import { serviceCategoryTable, serviceTable, toDuplicate } from "./serviceTable.ts";

/** The admin's view of `services`. */
export function createServiceRepository(client: DatabaseClient): ServiceRepository {
	const { repository, list, reorder, setStatus } = createDraftRepository(client, serviceTable, validateService);
	return {
		...repository,
		list,
		reorder,
		setStatus: (ids, status) => setStatus(ids, status, [status === "draft" ? "published" : "draft"]),
		async duplicateAsDraft(id) {
			const original = await repository.get(id);
			if (!original) throw new DataError("not-found", "The service to duplicate does not exist");
			return repository.create(toDuplicate(original));
		},
	};
}

/** The admin's view of `service_categories`. */
export function createServiceCategoryRepository(client: DatabaseClient): ServiceCategoryRepository {
	const { repository, list, reorder } = createDraftRepository(client, serviceCategoryTable, validateServiceCategory);
	return { ...repository, list, reorder };
}
