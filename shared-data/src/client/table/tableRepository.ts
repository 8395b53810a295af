import { DataError } from "../../errors/DataError.ts";
import type { TableName } from "../DatabaseClient.ts";
import { type AnyColumns, type Selection, selectionOf, selectionOfAll } from "./columns.ts";
import type { ListFilter, ListQuery, Page } from "./Page.ts";
import type { BulkResult, StateChange } from "./queries.ts";

/** The fields that every row of an admin list has. */
export interface StoredEntity {
	id: string;
	createdAt: Date;
}

/** The fields that the database fills in a row that a form writes. */
export interface EditableEntity extends StoredEntity {
	updatedAt: Date;
	/** The version of the row that a save is based on; opaque, changes with every save. */
	revision: string;
}

/** Counts of all rows of a table, not of a page. */
export type StatusCounts<Status extends string> = { total: number } & Record<Status, number>;

/** How a table is stored and listed. */
export interface TableDefinition<Entity, Summary = Entity> {
	name: TableName;
	ids: IdKind;
	columns: AnyColumns<Entity>;
	/** The fields of a full row that its summary lacks; lists leave them out. */
	detailFields?: readonly Exclude<keyof Entity, keyof Summary>[];
	/** The fields in the table's column `search_text`. */
	searchFields?: readonly (keyof Entity & string)[];
	/** The order of its lists, each field descending; the last one is unique. */
	order?: readonly (keyof Entity & string)[];
}

/** The admin's operations on the rows of a table. Every method rejects only with DataError. */
export interface TableRepository<Entity, Summary, Status extends string, Key extends string> {
	/** Searches, filters and sorts; in the table's own order unless sorted otherwise. */
	listPage(query: ListQuery<Status, Key>): Promise<Page<Summary>>;
	/** Every matching full row, however many, oldest first: for exports. */
	listAll(filter?: ListFilter<Status>): Promise<Entity[]>;
	get(id: string): Promise<Entity | null>;
	delete(ids: readonly string[]): Promise<BulkResult>;
}

/** The fields of a row that its list changes. */
export type StateOf<Entity> = Pick<Entity, Extract<keyof Entity, "id" | "status" | "publishAt">>;

export const stateFields = <Entity>(columns: AnyColumns<Entity>) =>
	(["id", "status", "publishAt"] as (keyof Entity & string)[]).filter((field) => field in columns);

/** The writes to a table whose rows have a state. */
export interface StatefulRepository<Entity, Status extends string> {
	/** Returns the replaced states of the rows that it changed; with `from` only rows of this status change. */
	setStatus(ids: readonly string[], status: Status, from?: Status): Promise<StateChange<StateOf<Entity>>>;
	/** Writes back the states that `setStatus` replaced; with `from` only to rows of this status. */
	restoreStates(states: readonly StateOf<Entity>[], from?: Status): Promise<BulkResult>;
}

/** The admin's operations on the rows of a table that a form writes. */
export interface DraftRepository<Entity, Draft> {
	get(id: string): Promise<Entity | null>;
	/** Rejects with "conflict", and the id as the reason, if the key has already created a row. */
	create(draft: Draft, key?: string): Promise<Entity>;
	/** Rejects with "conflict" if the row changed since `revision` was loaded, or with "not-found". */
	save(id: string, changes: Partial<Draft>, revision: string): Promise<Entity>;
}

/** The same for a table whose order the admin chooses. */
export interface OrderedRepository<Entity, Draft> extends DraftRepository<Entity, Draft> {
	list(): Promise<Entity[]>;
	delete(ids: readonly string[]): Promise<BulkResult>;
	/** Puts the first row highest and returns the replaced order; "not-found" rejects the whole order. */
	reorder(ids: readonly string[]): Promise<Ordered[]>;
	/** Writes back an order that `reorder` replaced, with the same numbers. */
	restoreOrder(order: readonly Ordered[]): Promise<void>;
}

/** Stores a copy of a row; rejects with "not-found" without it. */
export async function duplicate<Entity, Draft>(
	{ get, create }: Pick<DraftRepository<Entity, Draft>, "get" | "create">,
	id: string,
	toDuplicate: (original: Entity) => Draft,
): Promise<Entity> {
	const original = await get(id);
	if (!original) throw new DataError("not-found", "The row to duplicate does not exist");
	return create(toDuplicate(original));
}

/** Compares rows by creation time, then by id. */
export function oldestFirst(a: StoredEntity, b: StoredEntity): number {
	return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
}

/** The selections of a full row and of its summary in a list. */
export function selectionsOf<Entity, Summary>({
	columns,
	detailFields = [],
}: Pick<TableDefinition<Entity, Summary>, "columns" | "detailFields">) {
	const fields = Object.keys(columns) as (keyof Entity & string)[];
	const details: readonly unknown[] = detailFields;
	const listed = fields.filter((field) => !details.includes(field));
	const summary: unknown = selectionOf(columns, listed);
	return { full: selectionOfAll<Entity>(columns), summary: summary as Selection<Summary> };
}

/** The format of ids, so that no malformed one is queried, and a value that sorts before all others. */
export interface IdKind {
	isId: (text: string) => boolean;
	beforeFirst: string;
}

/** The ids of projects and essays. */
export const slugs: IdKind = {
	isId: (text) => text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text),
	beforeFirst: "",
};

/** All other ids; no row has the nil UUID. */
export const uuids: IdKind = {
	isId: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
	beforeFirst: "00000000-0000-0000-0000-000000000000",
};

/** A row of a table whose order the admin chooses. */
export interface Ordered {
	id: string;
	/** Higher appears first. */
	displayOrder: number;
}

/** The order in which the first row is the highest. */
export const toOrder = (ids: readonly string[]): Ordered[] => ids.map((id, index) => ({ id, displayOrder: ids.length - index }));
