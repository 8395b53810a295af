import { DataError } from "../errors/DataError.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import { createMemoryDraftRepository } from "../testing/memoryTableRepository.ts";
import type { EnquiryEventRepository } from "./EnquiryEvent.ts";
import type { EnquiryNote, EnquiryNoteDraft, EnquiryNoteRepository } from "./EnquiryNote.ts";
import { enquiryNoteTable } from "./enquiryNoteTable.ts";
import { validateEnquiryNote } from "./enquiryRules.ts";

/** The admin's notes, in memory. */
export function createMemoryEnquiryNotes(store: MemoryStore): EnquiryNoteRepository {
	const table = store.enquiryNotes;
	const { repository, respond } = createMemoryDraftRepository<EnquiryNote, EnquiryNote, EnquiryNoteDraft>(
		store,
		table,
		enquiryNoteTable,
		validateEnquiryNote,
	);
	return {
		get: repository.get,
		async create(draft, key) {
			const enquiries: { id: string }[] = (draft.entity === "contacts" ? store.contacts : store.hireRequests).rows;
			if (!enquiries.some(({ id }) => id === draft.entityId))
				throw new DataError("invalid", "The enquiry does not exist in memory");
			return repository.create(draft, key);
		},
		save: repository.save,
		list: (entity, entityId) => respond(() => table.rows.filter((note) => note.entity === entity && note.entityId === entityId)),
		async delete(id) {
			await repository.delete([id]);
		},
	};
}

/** The events of enquiries, in memory. */
export function createMemoryEnquiryEvents(store: MemoryStore): EnquiryEventRepository {
	return {
		list: (entity, entityId) =>
			store.respond("enquiryEvents", () =>
				store.enquiryEvents.filter((event) => event.entity === entity && event.entityId === entityId).map(({ event }) => event),
			),
	};
}
