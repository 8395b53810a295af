import { type Columns, generated, plain, timestamp, trimmed } from "../client/table/columns.ts";
import { type TableDefinition, uuids } from "../client/table/tableRepository.ts";
import type { ReplyTemplate } from "./ReplyTemplate.ts";

const columns: Columns<"reply_templates", ReplyTemplate> = {
	id: generated("id"),
	name: trimmed("name"),
	subject: trimmed("subject"),
	body: trimmed("body"),
	displayOrder: plain("display_order"),
	createdAt: timestamp("created_at"),
	updatedAt: timestamp("updated_at"),
	revision: generated("updated_at"),
};

/** How reply templates are stored and listed. */
export const replyTemplateTable: TableDefinition<ReplyTemplate> = {
	name: "reply_templates",
	ids: uuids,
	columns,
	detailFields: [],
	searchFields: ["name"],
	order: ["displayOrder", "createdAt", "id"],
};
