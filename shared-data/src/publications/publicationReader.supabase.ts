import type { PostgrestClient } from "@supabase/postgrest-js";
import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { type Selection, selectionOf } from "../client/table/columns.ts";
import { keysetFilter, maxPublicPageSize, toKeysetPage } from "../client/table/keyset.ts";
import { toPageSize } from "../client/table/Page.ts";
import { fetchAllRows, fetchRows } from "../client/table/queries.ts";
import { selectionsOf } from "../client/table/tableRepository.ts";
import type { Publication, PublicationLink, SitemapEntry } from "./Publication.ts";
import type { PublicationReader, PublicationTable } from "./publicationRepository.ts";

type Cursor = Record<string, string>;

/** The visitor's view of a table of publications. */
export function createPublicationReader<Entity extends Publication, Summary, Entry extends { id: string }>(
	client: DatabaseClient,
	definition: PublicationTable<Entity, Summary, Entry>,
): PublicationReader<Entity, Summary, Entry> {
	const { name, ids, columns, publicOrder, sitemapFields, entryFields } = definition;
	const { full, summary } = selectionsOf(definition);
	const entry = selectionOf(columns, entryFields) as unknown as Selection<Entry>;
	const sitemapEntry = selectionOf(columns, sitemapFields) as Selection<SitemapEntry>;
	const link = selectionOf(columns, ["id", "title"]);
	const cursor = selectionOf(columns, publicOrder);
	const orderColumns = publicOrder.map((field) => columns[field].name);
	const [firstColumn = "id"] = orderColumns;

	// Untyped: the client can type columns only for a table name known at compile time.
	const published = (selected: "*" | "id", options?: { count: "exact" }) =>
		(client as PostgrestClient<any>).from(name).select(selected, options).eq("status", "published");

	const listed = (selected: "*" | "id", ascending = false) =>
		orderColumns.reduce((query, column) => query.order(column, { ascending }), published(selected));

	/** The keyset cursor of a publication in the public order; undefined if it is not published. */
	async function findCursor(id: string): Promise<Cursor | undefined> {
		const [row] = ids.isId(id) ? await fetchRows(published(cursor.columns).eq("id", id)) : [];
		return row;
	}

	/** The publications older or newer than a cursor, the nearest first. */
	function rowsBeyond(from: Cursor, than: "lt" | "gt", selected: "*" | "id") {
		const keys = orderColumns.map((column): [string, string] => [column, from[column] ?? ""]);
		const list = listed(selected, than === "gt").or(keysetFilter(keys, than));
		return list[than === "gt" ? "gte" : "lte"](firstColumn, from[firstColumn]);
	}

	const fetchAllPublished = (selected: "*") =>
		fetchAllRows((last) => published(selected, { count: "exact" }).gt("id", last).order("id"), ids.beforeFirst);

	return {
		async listPublished({ limit }) {
			const rows = await fetchRows(listed(summary.columns).limit(Math.min(limit, maxPublicPageSize)));
			return rows.map(summary.read);
		},
		async pagePublished({ after, pageSize }) {
			const size = toPageSize(pageSize, maxPublicPageSize);
			const from = after === undefined ? undefined : await findCursor(after);
			if (after !== undefined && !from) return null;
			const [rows, newer] = await Promise.all([
				fetchRows((from ? rowsBeyond(from, "lt", summary.columns) : listed(summary.columns)).limit(size + 1)),
				from ? fetchRows(rowsBeyond(from, "gt", "id").limit(size)) : null,
			]);
			const page = toKeysetPage<{ id: string }>({ rows, size, newer });
			return { ...page, rows: page.rows.map(summary.read) };
		},
		async listPublishedWithContent({ limit, offset = 0 }) {
			const last = offset + Math.min(limit, maxPublicPageSize) - 1;
			const rows = await fetchRows(listed(full.columns).range(offset, last));
			return rows.map(full.read);
		},
		async listSitemapEntries() {
			return (await fetchAllPublished(sitemapEntry.columns)).map(sitemapEntry.read);
		},
		async getPublished(id) {
			if (!ids.isId(id)) return null;
			const [row] = await fetchRows(published(full.columns).eq("id", id));
			return row ? full.read(row) : null;
		},
		async neighboursOf(id) {
			const from = await findCursor(id);
			if (!from) return { older: null, newer: null };
			const next = async (than: "lt" | "gt"): Promise<PublicationLink | null> =>
				(await fetchRows(rowsBeyond(from, than, link.columns).limit(1)))[0] ?? null;
			const [older, newer] = await Promise.all([next("lt"), next("gt")]);
			return { older, newer };
		},
		async listSearchEntries() {
			return (await fetchAllPublished(entry.columns)).map(entry.read);
		},
	};
}
