import type { BulkResult } from "../client/table/queries.ts";
import type { DraftRepository } from "../client/table/tableRepository.ts";
import type { ReplyTemplate, ReplyTemplateDraft } from "./ReplyTemplate.ts";

/** What the admin may do with reply templates. Every method rejects only with DataError. */
export interface ReplyTemplateRepository extends DraftRepository<ReplyTemplate, ReplyTemplateDraft> {
	/** All templates, highest display order first, then the newest. */
	list(): Promise<ReplyTemplate[]>;
	delete(ids: readonly string[]): Promise<BulkResult>;
	/** As for jobs: several writes, so after a failure the caller must read the list again. */
	reorder(ids: readonly string[]): Promise<ReplyTemplate[]>;
}
