import type { PostgrestClient } from "@supabase/postgrest-js";
import type { Problems } from "../rules/Rules.ts";
import { refuseProblems } from "../rules/refuseProblems.ts";
import { toColumns } from "./columns.ts";
import type { DatabaseClient } from "./DatabaseClient.ts";
import { type ListQuery, toRange } from "./Page.ts";
import { changedRow, changeMany, countOf, everyRow, pageOf, rowsOf, writtenRow } from "./queries.ts";
import { searchFilter } from "./searchFilter.ts";
import { oldestFirst, type StoredEntity, selectionsOf, type TableDefinition } from "./tableRepository.ts";

/** What is the same for every table of the admin, and what a repository adds its own methods with. */
export function createTableRepository<Entity extends StoredEntity, Summary>(
	client: DatabaseClient,
	definition: TableDefinition<Entity, Summary>,
) {
	type Field = keyof Entity & string;
	const { name, ids, columns, searchFields, order } = definition;
	const { whole, summary } = selectionsOf(definition);
	const columnOf = (field: Field) => columns[field].name;
	// The definition relates columns to fields; the client could do so only for a table it knows by name.
	const table = () => (client as PostgrestClient<any>).from(name);

	function matching({ search, status }: Pick<ListQuery<string, Field>, "search" | "status">, selected: "*" | "id") {
		const filter = searchFilter(searchFields.map(columnOf), search);
		let query = table().select(selected, { count: "exact", head: selected === "id" });
		if (filter) query = query.or(filter);
		return status ? query.eq("status", status) : query;
	}

	return {
		table,
		whole,
		summary,
		countWith: (field: Field, value: string | boolean) =>
			countOf(table().select("id", { count: "exact", head: true }).eq(columnOf(field), value)),
		/**
		 * Gives rows a status that may follow these others; a row in none of them stays, and counts as done.
		 */
		setStatus: (many: readonly string[], status: string, from: readonly string[]) =>
			changeMany(
				many,
				(some) => table().update({ status }).in("id", some).in("status", from).select("id"),
				(some) => table().select("id").in("id", some),
			),
		repository: {
			listPage({ sort, ...query }: ListQuery<string, Field>) {
				let listed = matching(query, summary.columns);
				if (sort) listed = listed.order(columnOf(sort.by), { ascending: sort.direction === "ascending" });
				for (const field of order) {
					if (field !== sort?.by) listed = listed.order(columnOf(field), { ascending: false });
				}
				return pageOf(listed.range(...toRange(query)), () => matching(query, "id"), summary.read);
			},
			async listAll() {
				const rows = await everyRow(
					(last) => table().select(whole.columns, { count: "exact" }).gt("id", last).order("id"),
					ids.beforeFirst,
				);
				return rows.map(whole.read).sort(oldestFirst);
			},
			async get(id: string) {
				if (!ids.isId(id)) return null;
				const [row] = await rowsOf(table().select(whole.columns).eq("id", id));
				return row ? whole.read(row) : null;
			},
			delete: (many: readonly string[]) => changeMany(many, (some) => table().delete().in("id", some).select("id")),
		},
	};
}

/** The same for a table that a form writes; `check` finds what the database would refuse. */
export function createDraftRepository<Entity extends StoredEntity, Summary, Draft extends Partial<Entity>>(
	client: DatabaseClient,
	definition: TableDefinition<Entity, Summary>,
	check: (fields: Partial<Draft>) => Problems<Draft>,
) {
	const parts = createTableRepository(client, definition);
	const { table, whole } = parts;

	function checkedColumns(fields: Partial<Draft>) {
		refuseProblems(check(fields));
		return toColumns(definition.columns, fields as Partial<Entity>);
	}

	return {
		...parts,
		repository: {
			...parts.repository,
			create: async (draft: Draft): Promise<Entity> =>
				whole.read(await writtenRow(table().insert(checkedColumns(draft)).select(whole.columns))),
			async save(id: string, changes: Partial<Draft>, revision: string): Promise<Entity> {
				const update = table().update(checkedColumns(changes)).eq("id", id).eq("updated_at", revision);
				const find = () => table().select("id").eq("id", id);
				return whole.read(await changedRow(update.select(whole.columns), find));
			},
		},
	};
}
