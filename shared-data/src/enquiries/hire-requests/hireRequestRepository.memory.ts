import { DataError } from "../../errors/DataError.ts";
import { throwIfInvalid } from "../../rules/validate.ts";
import type { MemoryStore } from "../../testing/MemoryStore.ts";
import { createMemoryInboxRepository } from "../inboxRepository.memory.ts";
import type { HireRequestRepository, InboxSender } from "../inboxRepository.ts";
import type { HireRequestDraft } from "./HireRequest.ts";
import { validateHireRequest } from "./hireRequestRules.ts";
import { hireRequestTable } from "./hireRequestTable.ts";

/** The visitor's and the admin's repository of hire requests, in memory. */
export function createMemoryHireRequestRepository(store: MemoryStore): InboxSender<HireRequestDraft> & HireRequestRepository {
	const table = store.hireRequests;
	const { receive, ...inbox } = createMemoryInboxRepository(store, table, hireRequestTable, validateHireRequest);
	const respond = <T>(value: () => T) => store.respond(table.noun, value);
	return {
		...inbox,
		createFromMessage: (contactId, draft, key) =>
			respond(() => {
				throwIfInvalid(validateHireRequest(draft));
				if (!store.contacts.rows.some(({ id }) => id === contactId))
					throw new DataError("invalid", "The message does not exist in memory");
				store.refuseRepeated(key, table.rows);
				const made = receive(draft, { contactId });
				if (key) store.rowKeys.set(key, made.createdAt);
				const detail = { hire_project_id: made.id };
				store.recordEvent("contacts", contactId, { kind: "converted", detail, createdAt: new Date() });
				return made;
			}),
		listMadeFrom: (contactId) => respond(() => table.rows.filter((row) => row.contactId === contactId).toReversed()),
	};
}
