import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { fetchRows, writeRow } from "../client/queries.ts";
import { createDraftRepository } from "../client/tableRepository.supabase.ts";
import { toReordered } from "../client/toReordered.ts";
import type { ReplyTemplateRepository } from "./replyTemplateRepository.ts";
import { checkReplyTemplate } from "./replyTemplateRules.ts";
import { replyTemplateTable } from "./replyTemplateTable.ts";

/** The admin's view of `reply_templates`. */
export function createReplyTemplateRepository(client: DatabaseClient): ReplyTemplateRepository {
	const { repository, table, full } = createDraftRepository(client, replyTemplateTable, checkReplyTemplate);
	const descending = { ascending: false };
	async function list() {
		const templates = table().select(full.columns).order("display_order", descending).order("created_at", descending);
		return (await fetchRows(templates.order("id", descending))).map(full.read);
	}
	return {
		...repository,
		list,
		async reorder(ids) {
			for (const { id, displayOrder } of toReordered(await list(), ids)) {
				await writeRow(table().update({ display_order: displayOrder }).eq("id", id).select("id"));
			}
			return list();
		},
	};
}
