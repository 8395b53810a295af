import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { createDraftRepository } from "../client/table/tableRepository.supabase.ts";
import { DataError } from "../errors/DataError.ts";
import type { ServiceRepository } from "./Service.ts";
import { validateService } from "./serviceRules.ts";
import { serviceTable, toDuplicate } from "./serviceTable.ts";

/** The admin's view of `services`. */
export function createServiceRepository(client: DatabaseClient): ServiceRepository {
	const { repository, setStatus } = createDraftRepository(client, serviceTable, validateService);
	return {
		...repository,
		setStatus: (ids, status) => setStatus(ids, status, [status === "draft" ? "published" : "draft"]),
		async duplicateAsDraft(id) {
			const original = await repository.get(id);
			if (!original) throw new DataError("not-found", "The service to duplicate does not exist");
			return repository.create(toDuplicate(original));
		},
	};
}
