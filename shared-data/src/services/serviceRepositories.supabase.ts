import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { createDraftRepository } from "../client/table/tableRepository.supabase.ts";
import { duplicate } from "../client/table/tableRepository.ts";
import type { Service, ServiceDraft, ServiceRepository } from "./Service.ts";
import { validateService } from "./serviceRules.ts";
import { serviceTable, toDuplicate } from "./serviceTable.ts";

/** The admin's view of `services`. */
export function createServiceRepository(client: DatabaseClient): ServiceRepository {
	const { repository, setStatus } = createDraftRepository(client, serviceTable, validateService);
	return {
		...repository,
		setStatus: (ids, status, from) => setStatus(ids, status, from ? [from] : [status === "draft" ? "published" : "draft"]),
		duplicateAsDraft: (id) => duplicate<Service, ServiceDraft>(repository, id, toDuplicate),
	};
}
