import type { PublicationRepository } from "../publicationRepository.ts";
import type { Essay, EssayDraft, EssayReference, EssaySortKey, EssaySummary } from "./Essay.ts";

/** What the admin may do with essays. */
export interface EssayRepository extends PublicationRepository<Essay, EssaySummary, EssayDraft, EssaySortKey> {
	/** Every essay, drafts included, ordered by id. */
	listReferences(): Promise<EssayReference[]>;
}
