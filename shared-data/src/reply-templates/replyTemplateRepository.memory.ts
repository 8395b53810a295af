import type { OrderedRepository } from "../client/table/tableRepository.ts";
import { DataError } from "../errors/DataError.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import { createMemoryDraftRepository } from "../testing/memoryTableRepository.ts";
import type { ReplyTemplate, ReplyTemplateDraft } from "./ReplyTemplate.ts";
import { maxReplyTemplates, validateReplyTemplate } from "./replyTemplateRules.ts";
import { replyTemplateTable } from "./replyTemplateTable.ts";

/** The repository of reply templates, in memory. */
export const createMemoryReplyTemplateRepository = (store: MemoryStore): OrderedRepository<ReplyTemplate, ReplyTemplateDraft> =>
	createMemoryDraftRepository<ReplyTemplate, ReplyTemplate, ReplyTemplateDraft>(
		store,
		store.replyTemplates,
		replyTemplateTable,
		validateReplyTemplate,
		{ checkRow: assertMayBeStored },
	).repository;

/** The checks of the unique constraint and the trigger. */
function assertMayBeStored(template: ReplyTemplate, rows: readonly ReplyTemplate[]): void {
	const others = rows.filter(({ id }) => id !== template.id);
	if (others.some(({ name }) => name === template.name) || others.length >= maxReplyTemplates) {
		throw new DataError("invalid", "The template is refused", { reason: "name" });
	}
}
