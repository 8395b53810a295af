import type { TableName } from "../DatabaseClient.ts";
import type { IdKind } from "../ids.ts";
import { type AnyColumns, type Selection, selectionOf } from "./columns.ts";
import type { ListQuery, Page } from "./Page.ts";
import type { BulkResult } from "./queries.ts";

/** The fields that every row of an admin list has. */
export interface StoredEntity {
	id: string;
	createdAt: Date;
}

/** How a table is stored and listed. */
export interface TableDefinition<Entity extends StoredEntity, Summary = Entity> {
	name: TableName;
	ids: IdKind;
	columns: AnyColumns<Entity>;
	/** The fields that lists leave out: what a full row has beyond its summary. */
	detailFields: readonly Exclude<keyof Entity, keyof Summary>[];
	searchFields: readonly (keyof Entity & string)[];
	/** The default order of the admin list, each field descending; the last one is unique. */
	order: readonly (keyof Entity & string)[];
}

/** What the admin may do with the rows of a table. Every method rejects only with DataError. */
export interface TableRepository<Entity, Summary, Status extends string, Key extends string> {
	/** Searches, filters and sorts; in the table's own order unless sorted otherwise. */
	listPage(query: ListQuery<Status, Key>): Promise<Page<Summary>>;
	/** Every full row, however many, oldest first: for exports. */
	listAll(): Promise<Entity[]>;
	get(id: string): Promise<Entity | null>;
	delete(ids: readonly string[]): Promise<BulkResult>;
}

/** What the admin may do with the rows of a table that a form writes. */
export interface DraftRepository<Entity, Draft> {
	get(id: string): Promise<Entity | null>;
	/** Stores a new row. */
	create(draft: Draft): Promise<Entity>;
	/**
	 * Stores the changes (at least one) unless the row was changed since `revision` was loaded: then it
	 * rejects with "conflict" and changes nothing. Without such a row it rejects with "not-found".
	 */
	save(id: string, changes: Partial<Draft>, revision: string): Promise<Entity>;
}

/** Compares rows by creation time, then by id. */
export function oldestFirst(a: StoredEntity, b: StoredEntity): number {
	return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
}

/** The selections of a full row and of its summary in a list. */
export function selectionsOf<Entity extends StoredEntity, Summary>({
	columns,
	detailFields,
}: Pick<TableDefinition<Entity, Summary>, "columns" | "detailFields">) {
	const fields = Object.keys(columns) as (keyof Entity & string)[];
	const details: readonly unknown[] = detailFields;
	const summary: unknown = selectionOf(
		columns,
		fields.filter((field) => !details.includes(field)),
	);
	return { full: selectionOf(columns, fields) as Selection<Entity>, summary: summary as Selection<Summary> };
}
