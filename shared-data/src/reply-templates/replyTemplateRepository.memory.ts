import { DataError } from "../errors/DataError.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import { createMemoryDraftRepository } from "../testing/memoryTableRepository.ts";
import type { ReplyTemplate, ReplyTemplateRepository } from "./ReplyTemplate.ts";
import { maxReplyTemplates, validateReplyTemplate } from "./replyTemplateRules.ts";
import { replyTemplateTable } from "./replyTemplateTable.ts";

/** The repository of reply templates, in memory. */
export function createMemoryReplyTemplateRepository(store: MemoryStore): ReplyTemplateRepository {
	const { repository, list, reorder } = createMemoryDraftRepository(
		store,
		store.replyTemplates,
		replyTemplateTable,
		validateReplyTemplate,
		() => crypto.randomUUID(),
		undefined,
		assertMayBeStored,
	);
	return {
		...repository,
		list,
		create: (draft) => repository.create({ displayOrder: 0, ...draft } as typeof draft),
		reorder,
	};
}

/** What the unique name and the trigger refuse. */
function assertMayBeStored(template: ReplyTemplate, rows: readonly ReplyTemplate[]): void {
	const others = rows.filter(({ id }) => id !== template.id);
	if (others.some(({ name }) => name === template.name) || others.length >= maxReplyTemplates) {
		throw new DataError("invalid", "The template is refused", { reason: "name" });
	}
}
