import type { ListQuery, Page } from "../../client/table/Page.ts";
import type { BulkResult } from "../../client/table/queries.ts";
import type { DraftRepository, EditableEntity } from "../../client/table/tableRepository.ts";

type Entity = "essays" | "projects";

/** A new essay or project that still lacks a required field. */
export interface UnfinishedText extends EditableEntity {
	entity: Entity;
	/** The form's fields as typed. */
	values: Record<string, string | boolean>;
	/** The title, or the beginning of the text. */
	label: string;
}

export type UnfinishedTextSummary = Omit<UnfinishedText, "values">;

/** The id is the key of the row that the text becomes. */
export type UnfinishedTextDraft = Pick<UnfinishedText, "id" | "entity" | "values">;

/**
 * The admin's unfinished texts; creating the row deletes its text. Every method rejects only with DataError.
 */
export interface UnfinishedTextRepository extends DraftRepository<UnfinishedText, UnfinishedTextDraft> {
	/** The latest first; the status is the entity. */
	listPage(query: ListQuery<Entity, never>): Promise<Page<UnfinishedTextSummary>>;
	delete(ids: readonly string[]): Promise<BulkResult>;
}
