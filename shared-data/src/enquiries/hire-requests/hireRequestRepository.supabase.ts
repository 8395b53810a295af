import type { DatabaseClient } from "../../client/DatabaseClient.ts";
import { toColumns } from "../../client/table/columns.ts";
import { fetchRows } from "../../client/table/queries.ts";
import { createTableRepository } from "../../client/table/tableRepository.supabase.ts";
import { uuids } from "../../client/table/tableRepository.ts";
import { throwIfInvalid } from "../../rules/validate.ts";
import { createInboxRepository, newestFirst } from "../inboxRepository.supabase.ts";
import type { HireRequestRepository } from "../inboxRepository.ts";
import { validateHireRequest } from "./hireRequestRules.ts";
import { hireRequestTable } from "./hireRequestTable.ts";

/** The admin's view of `hire_projects`. */
export function createHireRequestRepository(client: DatabaseClient): HireRequestRepository {
	const { table, full, insertOnce } = createTableRepository(client, hireRequestTable);
	return {
		...createInboxRepository(client, hireRequestTable),
		async createFromMessage(contactId, draft, key) {
			throwIfInvalid(validateHireRequest(draft));
			return insertOnce({ ...toColumns(hireRequestTable.columns, draft), contact_id: contactId }, key);
		},
		async listMadeFrom(contactId) {
			if (!uuids.isId(contactId)) return [];
			return (await fetchRows(newestFirst(table().select(full.columns).eq("contact_id", contactId)))).map(full.read);
		},
	};
}
