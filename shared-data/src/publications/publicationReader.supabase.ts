import type { PostgrestClient } from "@supabase/postgrest-js";
import { type Selection, selectionOf } from "../client/columns.ts";
import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { keysetFilter, maxPublicPageSize, toKeysetPage } from "../client/keyset.ts";
import { toPageSize } from "../client/Page.ts";
import { everyRow, rowsOf } from "../client/queries.ts";
import { selectionsOf } from "../client/tableRepository.ts";
import type { Publication, PublicationLink } from "./Publication.ts";
import type { PublicationReader, PublicationTable } from "./publicationRepository.ts";

/** The columns of a row that the public order compares. */
type Place = Record<string, string>;

/** The visitor's view of a table of publications. */
export function createPublicationReader<Entity extends Publication, Summary, Entry extends { id: string }>(
	client: DatabaseClient,
	definition: PublicationTable<Entity, Summary, Entry>,
): PublicationReader<Entity, Summary, Entry> {
	const { name, ids, columns, publicOrder, entryFields } = definition;
	const { whole, summary } = selectionsOf(definition);
	const entry = selectionOf(columns, entryFields) as unknown as Selection<Entry>;
	const address = selectionOf(columns, ["id", "updatedAt"]);
	const link = selectionOf(columns, ["id", "title"]);
	const place = selectionOf(columns, publicOrder);
	const orderColumns = publicOrder.map((field) => columns[field].name);
	const [firstColumn = "id"] = orderColumns;

	// The definition relates columns to fields; the client could do so only for a table it knows by name.
	const published = (selected: "*" | "id", options?: { count: "exact" }) =>
		(client as PostgrestClient<any>).from(name).select(selected, options).eq("status", "published");

	const listed = (selected: "*" | "id", ascending = false) =>
		orderColumns.reduce((query, column) => query.order(column, { ascending }), published(selected));

	/** The row that tells where a publication stands in the list; undefined when it is not published. */
	async function placeOf(id: string): Promise<Place | undefined> {
		const [row] = ids.isId(id) ? await rowsOf(published(place.columns).eq("id", id)) : [];
		return row;
	}

	/** The publications older or newer than a place, the nearest first. */
	function beyond(from: Place, than: "lt" | "gt", selected: "*" | "id") {
		const keys = orderColumns.map((column): [string, string] => [column, from[column] ?? ""]);
		const list = listed(selected, than === "gt").or(keysetFilter(keys, than));
		return list[than === "gt" ? "gte" : "lte"](firstColumn, from[firstColumn]);
	}

	const everyPublished = (selected: "*") =>
		everyRow((last) => published(selected, { count: "exact" }).gt("id", last).order("id"), ids.beforeFirst);

	return {
		async listPublished({ limit }) {
			const rows = await rowsOf(listed(summary.columns).limit(Math.min(limit, maxPublicPageSize)));
			return rows.map(summary.read);
		},
		async pagePublished({ behind, pageSize }) {
			const size = toPageSize(pageSize, maxPublicPageSize);
			const from = behind === undefined ? undefined : await placeOf(behind);
			if (behind !== undefined && !from) return null;
			const [rows, newer] = await Promise.all([
				rowsOf((from ? beyond(from, "lt", summary.columns) : listed(summary.columns)).limit(size + 1)),
				from ? rowsOf(beyond(from, "gt", "id").limit(size)) : null,
			]);
			const page = toKeysetPage<{ id: string }>({ rows, size, newer });
			return { ...page, rows: page.rows.map(summary.read) };
		},
		async listPublishedWithContent({ limit }) {
			const rows = await rowsOf(listed(whole.columns).limit(Math.min(limit, maxPublicPageSize)));
			return rows.map(whole.read);
		},
		async listAddresses() {
			return (await everyPublished(address.columns)).map(address.read);
		},
		async getPublished(id) {
			if (!ids.isId(id)) return null;
			const [row] = await rowsOf(published(whole.columns).eq("id", id));
			return row ? whole.read(row) : null;
		},
		async neighboursOf(id) {
			const from = await placeOf(id);
			if (!from) return { older: null, newer: null };
			const next = async (than: "lt" | "gt"): Promise<PublicationLink | null> =>
				(await rowsOf(beyond(from, than, link.columns).limit(1)))[0] ?? null;
			const [older, newer] = await Promise.all([next("lt"), next("gt")]);
			return { older, newer };
		},
		async listSearchEntries() {
			return (await everyPublished(entry.columns)).map(entry.read);
		},
	};
}
