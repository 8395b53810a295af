import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { parseTimestamp } from "../client/table/columns.ts";
import { callFunction, fetchRows } from "../client/table/queries.ts";
import { createDraftRepository } from "../client/table/tableRepository.supabase.ts";
import { uuids } from "../client/table/tableRepository.ts";
import { DataError } from "../errors/DataError.ts";
import type { EnquiryEvent, EnquiryEventRepository } from "./EnquiryEvent.ts";
import type { EnquiryFigures, EnquiryFiguresReader } from "./EnquiryFigures.ts";
import type { EnquiryNote, EnquiryNoteDraft, EnquiryNoteRepository } from "./EnquiryNote.ts";
import { enquiryKeys, enquiryNoteTable } from "./enquiryNoteTable.ts";
import { validateEnquiryNote } from "./enquiryRules.ts";

/** The admin's view of `enquiry_notes`. */
export function createEnquiryNoteRepository(client: DatabaseClient): EnquiryNoteRepository {
	const { repository, table, full } = createDraftRepository<EnquiryNote, EnquiryNote, EnquiryNoteDraft>(
		client,
		enquiryNoteTable,
		validateEnquiryNote,
	);
	return {
		get: repository.get,
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

/** Reads through the function `enquiry_figures`, which counts in the database. */
export function createEnquiryFiguresReader(client: DatabaseClient): EnquiryFiguresReader {
	return {
		async read(timeZone) {
			const figures = await callFunction(client, "enquiry_figures", { time_zone: timeZone });
			if (!Array.isArray(figures?.weeks)) throw new DataError("unavailable", "The response holds no figures");
			const { answered, median_seconds, by_duration, weeks } = figures;
			return { answered, medianSeconds: median_seconds, byDuration: by_duration, weeks } satisfies EnquiryFigures;
		},
	};
}
