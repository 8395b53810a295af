import { type Columns, commonColumns, plain, trimmed } from "../client/table/columns.ts";
import { type TableDefinition, uuids } from "../client/table/tableRepository.ts";
import type { EnquiryEntity } from "./EnquiryEvent.ts";
import type { EnquiryNote } from "./EnquiryNote.ts";

const columns: Columns<"enquiry_notes", EnquiryNote> = {
	...commonColumns,
	entity: plain("entity"),
	entityId: plain("entity_id"),
	body: trimmed("body"),
};

/** How notes are stored. */
export const enquiryNoteTable: TableDefinition<EnquiryNote> = {
	name: "enquiry_notes",
	ids: uuids,
	columns,
	order: ["createdAt", "id"],
};

/** The indexed columns by which notes and events are looked up. */
export const enquiryKeys = { contacts: "contact_id", hire_projects: "hire_project_id" } as const satisfies Record<
	EnquiryEntity,
	string
>;
