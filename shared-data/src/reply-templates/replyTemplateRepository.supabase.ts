import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { createDraftRepository } from "../client/table/tableRepository.supabase.ts";
import type { ReplyTemplateRepository } from "./ReplyTemplate.ts";
import { validateReplyTemplate } from "./replyTemplateRules.ts";
import { replyTemplateTable } from "./replyTemplateTable.ts";

/** The admin's view of `reply_templates`. */
export function createReplyTemplateRepository(client: DatabaseClient): ReplyTemplateRepository {
	const { repository, list, reorder } = createDraftRepository(client, replyTemplateTable, validateReplyTemplate);
	return { ...repository, list, reorder };
}
