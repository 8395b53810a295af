import type { MemoryStore } from "../../testing/MemoryStore.ts";
import { createMemoryDraftRepository } from "../../testing/memoryTableRepository.ts";
import type { UnfinishedText, UnfinishedTextDraft, UnfinishedTextRepository, UnfinishedTextSummary } from "./UnfinishedText.ts";
import { unfinishedTextTable } from "./unfinishedTextTable.ts";

/** The admin's unfinished texts, in memory. */
export function createMemoryUnfinishedTexts(store: MemoryStore): UnfinishedTextRepository {
	type Draft = UnfinishedTextDraft & Pick<UnfinishedText, "label">;
	const { repository } = createMemoryDraftRepository<UnfinishedText, UnfinishedTextSummary, Draft>(
		store,
		store.unfinishedTexts,
		unfinishedTextTable,
		() => ({}),
		{ toId: ({ id }) => id, statusOf: ({ entity }) => entity },
	);
	return {
		...repository,
		create: (draft) => repository.create({ ...draft, label: labelOf(draft.values) }),
		save: (id, { values = {} }, revision) => repository.save(id, { values, label: labelOf(values) }, revision),
	};
}

/** The column that the database generates. */
const labelOf = ({ title, excerpt, description, content }: UnfinishedText["values"]) =>
	String([title, excerpt, description, content].find((value) => typeof value === "string" && value.trim() !== "") ?? "Untitled");
