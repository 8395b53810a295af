import { type Columns, commonColumns, plain, trimmed } from "../client/table/columns.ts";
import { type TableDefinition, uuids } from "../client/table/tableRepository.ts";
import type { ReplyTemplate } from "./ReplyTemplate.ts";

const columns: Columns<"reply_templates", ReplyTemplate> = {
	...commonColumns,
	name: trimmed("name"),
	subject: trimmed("subject"),
	body: trimmed("body"),
	displayOrder: plain("display_order"),
};

/** How reply templates are stored and listed. */
export const replyTemplateTable: TableDefinition<ReplyTemplate> = {
	name: "reply_templates",
	ids: uuids,
	columns,
	order: ["displayOrder", "createdAt", "id"],
};
