import { type Columns, commonColumns, generated, plain } from "../../client/table/columns.ts";
import { type TableDefinition, uuids } from "../../client/table/tableRepository.ts";
import type { UnfinishedText, UnfinishedTextSummary } from "./UnfinishedText.ts";

const columns: Columns<"unfinished_texts", UnfinishedText> = {
	...commonColumns,
	id: plain("id"),
	entity: plain("entity"),
	values: plain("fields"),
	label: generated("label"),
};

/** How unfinished texts are stored and listed. */
export const unfinishedTextTable: TableDefinition<UnfinishedText, UnfinishedTextSummary> = {
	name: "unfinished_texts",
	ids: uuids,
	columns,
	detailFields: ["values"],
	order: ["updatedAt", "id"],
};
