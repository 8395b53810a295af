import type { PostgrestClient } from "@supabase/postgrest-js";
import { DataError } from "../../errors/DataError.ts";
import { type FieldErrors, throwIfInvalid } from "../../rules/validate.ts";
import type { DatabaseClient } from "../DatabaseClient.ts";
import { searchConditions } from "../searchFilter.ts";
import { toColumns } from "./columns.ts";
import { fetchTable } from "./fetchTable.ts";
import { type ListFilter, type ListQuery, toRange } from "./Page.ts";
import {
	type BulkResult,
	callFunction,
	fetchAllRows,
	fetchPage,
	fetchRows,
	updateRow,
	writeInBatches,
	writeRow,
} from "./queries.ts";
import {
	type Ordered,
	oldestFirst,
	type StateOf,
	type StatusCounts,
	type StoredEntity,
	selectionsOf,
	stateFields,
	type TableDefinition,
	toOrder,
} from "./tableRepository.ts";

/** The condition for rows of a status, in PostgREST's notation. */
export type StatusCondition = (status: string) => string;

const byStatusColumn: StatusCondition = (status) => `status.eq.${status}`;

/** A filter of an update; without a status every row passes. */
export const hasStatus =
	(status: string | undefined) =>
	(query: any): any =>
		status === undefined ? query : query.eq("status", status);

/** The methods that all admin tables share, and helpers for a repository's own methods. */
export function createTableRepository<Entity extends object, Summary>(
	client: DatabaseClient,
	definition: TableDefinition<Entity, Summary>,
	statusCondition = byStatusColumn,
) {
	type Field = keyof Entity & string;
	const { name, ids, columns, order = [] } = definition;
	const { full, summary } = selectionsOf(definition);
	const columnOf = (field: Field) => columns[field].name;
	// Untyped: the client can type columns only for a table name known at compile time.
	const table = () => (client as PostgrestClient<any>).from(name);

	function matching({ search, status }: ListFilter<string>, selected: "*" | "id") {
		const query = table().select(selected, { count: "exact", head: selected === "id" });
		const conditions = [...searchConditions(search), ...(status ? [statusCondition(status)] : [])];
		// One parameter: the embedded backend reads only one `or` of a request.
		return conditions.length > 0 ? query.or(`and(${conditions.join(",")})`) : query;
	}

	type State = StateOf<Entity> & { id: string };
	const toChanges = ({ id: _id, ...state }: State) =>
		JSON.stringify(Object.fromEntries(Object.entries(state).map(([field, value]) => [columnOf(field as Field), value])));
	// Unparsed: a Date would lose the microseconds of a timestamp.
	const stateColumns = stateFields(columns).map((field) => `${field}:${columnOf(field)}`);

	/** Changes the rows that `filter` selects, and returns their replaced states. */
	const updateMany = (many: readonly string[], changes: object, filter = (query: any): any => query) =>
		writeInBatches<State>(
			many,
			(some) => filter(table().update(changes).in("id", some)).select("id"),
			(some) =>
				table()
					.select(stateColumns.join(", ") as "*")
					.in("id", some),
		);

	/** Adds a row; a key that has already created one is a "conflict", with that row's id as the reason. */
	async function insertOnce(row: object, key: string | undefined): Promise<Entity> {
		const inserted = writeRow(
			table()
				.insert({ ...row, ...(key && { row_key: key }) })
				.select(full.columns),
		);
		return full.read(
			await inserted.catch(async (error) => {
				const isConflict = key && error instanceof DataError && error.kind === "conflict";
				const [made] = isConflict ? await fetchRows(table().select("id").eq("row_key", key)) : [];
				throw made ? new DataError("conflict", "The key has made a row", { reason: made.id, cause: error }) : error;
			}),
		);
	}

	/** Stores an order in one statement, without a new version of any row; returns the replaced order. */
	async function putInOrder(order: readonly Ordered[]): Promise<Ordered[]> {
		const wanted = order.map(({ id, displayOrder }) => ({ id, display_order: displayOrder }));
		const before: { id: string; display_order: number }[] = await callFunction(client, "put_in_order", { list: name, wanted });
		return before.map(({ id, display_order }) => ({ id, displayOrder: display_order }));
	}

	return {
		table,
		full,
		summary,
		insertOnce,
		/** The number of rows of each status, and of all, of a table in the view `status_counts`. */
		async countByStatus<Status extends string>(statuses: readonly Status[]) {
			const found = await fetchRows(client.from("status_counts").select("status, total").eq("entity", name));
			const counts = statuses.map((status) => found.find((row) => row.status === status)?.total ?? 0);
			const byStatus = Object.fromEntries(statuses.map((status, index) => [status, counts[index]]));
			return { total: counts.reduce((sum, count) => sum + count, 0), ...byStatus } as StatusCounts<Status>;
		},
		/** Sets the status of rows whose status is one of `from`. */
		setStatus: (many: readonly string[], status: string, from: readonly string[]) =>
			updateMany(many, { status }, (query) => query.in("status", from)),
		updateMany,
		repository: {
			list: async () => (await fetchTable(client, definition)) as Entity[],
			reorder: (wanted: readonly string[]) => putInOrder(toOrder(wanted)),
			restoreOrder: async (order: readonly Ordered[]) => void (await putInOrder(order)),
			async restoreStates(states: readonly State[], from?: string): Promise<BulkResult> {
				const result: BulkResult = { done: [], kept: [], missing: [] };
				for (const changes of new Set(states.map(toChanges))) {
					const same = states.filter((state) => toChanges(state) === changes).map(({ id }) => id);
					const { done, kept, missing } = await updateMany(same, JSON.parse(changes), hasStatus(from));
					result.done.push(...done);
					result.kept.push(...kept);
					result.missing.push(...missing);
				}
				return result;
			},
			listPage({ sort, ...query }: ListQuery<string, Field>) {
				let listed = matching(query, summary.columns);
				if (sort) listed = listed.order(columnOf(sort.by), { ascending: sort.direction === "ascending" });
				for (const field of order) {
					if (field !== sort?.by) listed = listed.order(columnOf(field), { ascending: false });
				}
				return fetchPage(listed.range(...toRange(query)), () => matching(query, "id"), summary.read);
			},
			async listAll(filter: ListFilter<string> = {}) {
				const rows = await fetchAllRows((last) => matching(filter, full.columns).gt("id", last).order("id"), ids.beforeFirst);
				return (rows.map(full.read) as (Entity & StoredEntity)[]).sort(oldestFirst);
			},
			async get(id: string) {
				if (!ids.isId(id)) return null;
				const [row] = await fetchRows(table().select(full.columns).eq("id", id));
				return row ? full.read(row) : null;
			},
			async delete(many: readonly string[]): Promise<BulkResult> {
				const change = (some: string[]) => table().delete().in("id", some).select("id");
				const { before: _before, ...result } = await writeInBatches(many, change);
				return result;
			},
		},
	};
}

/** The same for a table that a form writes; `check` finds values that the database would refuse. */
export function createDraftRepository<Entity extends object, Summary, Draft extends Partial<Entity>>(
	client: DatabaseClient,
	definition: TableDefinition<Entity, Summary>,
	check: (fields: Partial<Draft>) => FieldErrors<Draft>,
	statusCondition = byStatusColumn,
) {
	const parts = createTableRepository(client, definition, statusCondition);
	const { table, full, insertOnce } = parts;

	function checkedColumns(fields: Partial<Draft>) {
		throwIfInvalid(check(fields));
		return toColumns(definition.columns, fields as Partial<Entity>);
	}

	/** Rethrows the refusal of one column as "invalid", with its field as the reason. */
	function throwWithField(error: unknown): never {
		const field = error instanceof DataError ? refusedField(definition, error.message) : undefined;
		if (!field) throw error;
		throw new DataError("invalid", (error as DataError).message, { reason: field, cause: error });
	}

	return {
		...parts,
		repository: {
			...parts.repository,
			async create(draft: Draft, key?: string): Promise<Entity> {
				return insertOnce(checkedColumns(draft), key).catch(throwWithField);
			},
			async save(id: string, changes: Partial<Draft>, revision: string): Promise<Entity> {
				const update = table().update(checkedColumns(changes)).eq("id", id).eq("updated_at", revision);
				const find = () => table().select("id").eq("id", id);
				return full.read(await updateRow(update.select(full.columns), find).catch(throwWithField));
			},
		},
	};
}

/** The refused field: the error names a constraint with the column in it, or begins with the column. */
function refusedField<Entity>({ name, columns }: TableDefinition<Entity, any>, message: string): string | undefined {
	const constraint = new RegExp(`"${name}_(\\w+)_(?:check|key|fkey)"`).exec(message);
	const [, column] = constraint ?? /^(\w+) /.exec(message) ?? [];
	return Object.keys(columns).find((field) => columns[field as keyof Entity].name === column);
}
