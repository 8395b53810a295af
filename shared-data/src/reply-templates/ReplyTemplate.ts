import type { BulkResult } from "../client/table/queries.ts";
import type { DraftRepository } from "../client/table/tableRepository.ts";
/** A row of `reply_templates`: a text that the admin answers enquiries with. */
export interface ReplyTemplate {
	id: string;
	/** One line, shown in menus; no other template has it. */
	name: string;
	/** One line. {name} and {service} are filled in, here and in the body. */
	subject: string;
	/** Plain text. */
	body: string;
	/** Higher appears first. */
	displayOrder: number;
	createdAt: Date;
	updatedAt: Date;
	/** The version of the row that a save is based on; opaque, changes with every save. */
	revision: string;
}

/** The fields of a template that its form writes. */
export type ReplyTemplateDraft = Pick<ReplyTemplate, "name" | "subject" | "body">;

/** What the admin may do with reply templates. Every method rejects only with DataError. */
export interface ReplyTemplateRepository extends DraftRepository<ReplyTemplate, ReplyTemplateDraft> {
	/** All templates, highest display order first, then the newest. */
	list(): Promise<ReplyTemplate[]>;
	delete(ids: readonly string[]): Promise<BulkResult>;
	/** As for jobs: several writes, so after a failure the caller must read the list again. */
	reorder(ids: readonly string[]): Promise<ReplyTemplate[]>;
}
