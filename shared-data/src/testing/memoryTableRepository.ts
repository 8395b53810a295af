import { toSearchWords, withoutAccents } from "../client/searchFilter.ts";
import { type ListFilter, type ListQuery, type Page, toRange } from "../client/table/Page.ts";
import type { BulkResult, StateChange } from "../client/table/queries.ts";
import {
	type Ordered,
	oldestFirst,
	type StateOf,
	type StoredEntity,
	stateFields,
	type TableDefinition,
	toOrder,
} from "../client/table/tableRepository.ts";
import { DataError } from "../errors/DataError.ts";
import { reservedSlugs } from "../rules/reservedSlugs.ts";
import { toSlug } from "../rules/toSlug.ts";
import { type FieldErrors, throwIfInvalid } from "../rules/validate.ts";
import type { MemoryStore, MemoryTable } from "./MemoryStore.ts";
import { toStored } from "./toStored.ts";

/** The operations that all admin tables share, in memory. */
export function createMemoryTableRepository<Entity extends StoredEntity, Summary>(
	store: MemoryStore,
	table: MemoryTable<Entity>,
	{ columns, detailFields = [], searchFields = [], order = [] }: TableDefinition<Entity, Summary>,
	statusOf = (row: Entity) => (row as { status?: string }).status,
) {
	type Field = keyof Entity & string;
	const respond = <T>(value: () => T) => store.respond(table.noun, value);
	const find = (id: string) => table.rows.find((row) => row.id === id) ?? null;

	/** The rows in descending order of these fields. */
	const sorted = (fields: readonly Field[]) =>
		table.rows.toSorted((a, b) => fields.reduce((sign, field) => sign || compare(b[field], a[field]), 0));

	function toSummary(row: Entity): Summary {
		const details: readonly unknown[] = detailFields;
		return Object.fromEntries(Object.entries(row).filter(([field]) => !details.includes(field))) as Summary;
	}

	/** Changes one row; `revision` is the revision that the change is based on. */
	function change(id: string, toChanged: (row: Entity) => Entity, revision?: string): Entity {
		const row = find(id) as (Entity & { revision?: string }) | null;
		if (!row) throw new DataError("not-found", `No row ${id} in memory`);
		if (revision !== undefined && row.revision !== revision) {
			throw new DataError("conflict", `Row ${id} was changed in memory`);
		}
		const changed = toChanged(row);
		table.rows = table.rows.map((known) => (known.id === id ? changed : known));
		return changed;
	}

	const fields = stateFields(columns);

	/** Replaces the rows for which `toChanged` returns new objects, and returns their previous states. */
	function changeMany(ids: readonly string[], toChanged: (row: Entity) => Entity): StateChange<StateOf<Entity>> {
		const result: StateChange<StateOf<Entity>> = { done: [], kept: [], missing: [], before: [] };
		for (const id of new Set(ids)) {
			const row = find(id);
			const isChanged = row !== null && change(id, toChanged) !== row;
			result[isChanged ? "done" : row ? "kept" : "missing"].push(id);
			if (isChanged) result.before.push(Object.fromEntries(fields.map((field) => [field, row[field]])) as StateOf<Entity>);
		}
		return result;
	}

	/** Like the database's put_in_order: all rows or none, and no new version of any. */
	function putInOrder(wanted: readonly Ordered[]): Ordered[] {
		const orders = new Map(wanted.map(({ id, displayOrder }) => [id, displayOrder]));
		const before = (table.rows as (Entity & Ordered)[]).filter(({ id }) => orders.has(id));
		if (before.length < wanted.length) throw new DataError("not-found", "A row to reorder does not exist");
		for (const { id } of before) change(id, (row) => ({ ...row, displayOrder: orders.get(id) }));
		return before.map(({ id, displayOrder }) => ({ id, displayOrder }));
	}

	function isWanted({ search, status }: ListFilter<string>): (row: Entity) => boolean {
		const words = toSearchWords(search).map((word) => word.toLowerCase());
		const searchText = (row: Entity) => withoutAccents(searchFields.map((field) => row[field]).join("\n")).toLowerCase();
		return (row) => (status === undefined || statusOf(row) === status) && words.every((word) => searchText(row).includes(word));
	}

	function insert(row: Entity): Entity {
		table.rows.push(row);
		return row;
	}

	return {
		respond,
		sorted,
		toSummary,
		change,
		changeMany,
		insert,
		repository: {
			list: () => respond(() => sorted(order)),
			reorder: (ids: readonly string[]) => respond(() => putInOrder(toOrder(ids))),
			restoreOrder: (wanted: readonly Ordered[]) => respond(() => void putInOrder(wanted)),
			restoreStates: (states: readonly StateOf<Entity>[], from?: string) =>
				respond((): BulkResult => {
					const stored = new Map((states as (StateOf<Entity> & { id: string })[]).map((state) => [state.id, state]));
					const stamp = "updatedAt" in columns && store.stamp();
					const { before: _before, ...result } = changeMany([...stored.keys()], (row) =>
						from !== undefined && (row as { status?: string }).status !== from
							? row
							: { ...row, ...stored.get(row.id), ...stamp },
					);
					return result;
				}),
			listPage: ({ sort, ...query }: ListQuery<string, Field>): Promise<Page<Summary>> =>
				respond(() => {
					const found = sorted(order).filter(isWanted(query));
					if (sort) {
						const sign = sort.direction === "ascending" ? 1 : -1;
						found.sort((a, b) => sign * compare(a[sort.by], b[sort.by]));
					}
					const [from, to] = toRange(query);
					return { rows: found.slice(from, to + 1).map(toSummary), total: found.length };
				}),
			listAll: (filter: ListFilter<string> = {}) => respond(() => table.rows.filter(isWanted(filter)).toSorted(oldestFirst)),
			get: (id: string) => respond(() => find(id)),
			delete: (ids: readonly string[]) =>
				respond((): BulkResult => {
					const { kept: done, missing } = changeMany(ids, (row) => row);
					table.rows = table.rows.filter(({ id }) => !done.includes(id));
					return { done, kept: [], missing };
				}),
		},
	};
}

interface DraftOptions<Entity, Draft> {
	toId?: (draft: Draft) => string;
	/** The id of a stored row after these changes. */
	toNextId?: (changes: Partial<Draft>, row: Entity) => string;
	statusOf?: (row: Entity) => string;
	/** Throws if a row conflicts with the other rows. */
	checkRow?: (row: Entity, rows: readonly Entity[]) => void;
}

/** The same for a table that a form writes. */
export function createMemoryDraftRepository<
	Entity extends StoredEntity & { revision: string },
	Summary,
	Draft extends Partial<Entity>,
>(
	store: MemoryStore,
	table: MemoryTable<Entity>,
	definition: TableDefinition<Entity, Summary>,
	check: (fields: Partial<Draft>) => FieldErrors<Draft>,
	{
		toId = () => crypto.randomUUID(),
		toNextId = (_, { id }) => id,
		statusOf,
		checkRow = () => {},
	}: DraftOptions<Entity, Draft> = {},
) {
	const parts = createMemoryTableRepository(store, table, definition, statusOf);
	const { respond, change, insert } = parts;
	const checked = (row: Entity): Entity => {
		checkRow(row, table.rows);
		return row;
	};
	return {
		...parts,
		repository: {
			...parts.repository,
			create: (draft: Draft, key?: string): Promise<Entity> =>
				respond(() => {
					throwIfInvalid(check(draft));
					store.refuseRepeated(key, table.rows);
					const stamp = store.stamp();
					const first = {
						...("displayOrder" in definition.columns && { displayOrder: 0 }),
						...("date" in definition.columns && { date: stamp.updatedAt.toISOString().slice(0, 10) }),
					};
					const row = { ...first, ...draft, ...stamp, id: toId(draft), createdAt: stamp.updatedAt } as unknown as Entity;
					const inserted = insert(checked(toStored(definition.columns, row)));
					if (key) {
						store.rowKeys.set(key, inserted.createdAt);
						store.unfinishedTexts.rows = store.unfinishedTexts.rows.filter(({ id }) => id !== key);
					}
					return inserted;
				}),
			save: (id: string, changes: Partial<Draft>, revision: string): Promise<Entity> =>
				respond(() => {
					throwIfInvalid(check(changes));
					const toChanged = (row: Entity) => ({
						...toStored(definition.columns, { ...row, ...changes }),
						id: toNextId(changes, row),
						...store.stamp(),
					});
					return change(id, (row) => checked(toChanged(row)), revision);
				}),
		},
	};
}

/** Compares numbers, texts and dates. */
export function compare(a: unknown, b: unknown): number {
	const [left, right] = [a, b].map((value) => (value instanceof Date ? value.getTime() : value)) as [number, number];
	return left < right ? -1 : Number(left > right);
}

/**
 * The id that the database would make from a title of this length: the slug, with a number if it is taken.
 */
export function toFreeSlug(title: string, taken: { id: string }[], noun: string): string {
	const base = toSlug(title).slice(0, 76).replace(/-$/, "") || noun;
	const isTaken = (slug: string) => reservedSlugs.has(slug) || taken.some(({ id }) => id === slug);
	if (!isTaken(base)) return base;
	let number = 2;
	while (isTaken(`${base}-${number}`)) number++;
	return `${base}-${number}`;
}
