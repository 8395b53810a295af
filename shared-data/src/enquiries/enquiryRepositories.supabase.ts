import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { uuids } from "../client/ids.ts";
import { parseTimestamp } from "../client/parseTimestamp.ts";
import { fetchRows } from "../client/table/queries.ts";
import { createDraftRepository } from "../client/table/tableRepository.supabase.ts";
import type { EnquiryEvent, EnquiryEventRepository } from "./EnquiryEvent.ts";
import type { EnquiryNote, EnquiryNoteDraft, EnquiryNoteRepository } from "./EnquiryNote.ts";
import { validateEnquiryNote } from "./enquiryNoteRules.ts";
import { enquiryKeys, enquiryNoteTable } from "./enquiryNoteTable.ts";

/** The admin's view of `enquiry_notes`. */
export function createEnquiryNoteRepository(client: DatabaseClient): EnquiryNoteRepository {
	const { repository, table, full } = createDraftRepository<EnquiryNote, EnquiryNote, EnquiryNoteDraft>(
		client,
		enquiryNoteTable,
		validateEnquiryNote,
	);
	return {
		create: repository.create,
		save: repository.save,
		async list(entity, entityId) {
			if (!uuids.isId(entityId)) return [];
			const notes = table().select(full.columns).eq(enquiryKeys[entity], entityId);
			return (await fetchRows(notes.order("created_at").order("id"))).map(full.read);
		},
		async delete(id) {
			await repository.delete([id]);
		},
	};
}

/** The admin's view of `enquiry_events`. */
export function createEnquiryEventRepository(client: DatabaseClient): EnquiryEventRepository {
	return {
		async list(entity, entityId) {
			if (!uuids.isId(entityId)) return [];
			const events = client.from("enquiry_events").select("id, kind, detail, created_at").eq(enquiryKeys[entity], entityId);
			const rows = await fetchRows(events.order("created_at").order("id"));
			return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: parseTimestamp(created_at) }) as EnquiryEvent);
		},
	};
}
