import type { DatabaseClient, Row } from "../client/DatabaseClient.ts";
import { beforeSlugs, everyRow } from "../client/everyRow.ts";
import { keysetFilter } from "../client/keysetFilter.ts";
import { rowsOf } from "../client/rowsOf.ts";
import { toKeysetPage } from "../client/toKeysetPage.ts";
import { toPageSize, visitorPage } from "../client/toRange.ts";
import { isSlug } from "../publication/isSlug.ts";
import { toAddress } from "../publication/toAddress.ts";
import type { EssayReader } from "./essayRepository.ts";
import { essayColumns, toEssay } from "./toEssay.ts";
import { summaryColumns, toEssaySummary } from "./toEssaySummary.ts";

type Place = Pick<Row<"essays">, "id" | "date" | "created_at">;

/** The visitor's view of `essays`. */
export function createEssayReader(client: DatabaseClient): EssayReader {
	const published = <Columns extends string>(columns: Columns, options?: { count: "exact" }) =>
		client.from("essays").select(columns, options).eq("status", "published");
	const listed = <Columns extends string>(columns: Columns, ascending = false) =>
		published(columns).order("date", { ascending }).order("created_at", { ascending }).order("id", { ascending });

	/** Where an essay stands in the list; none when it is not published. */
	async function placeOf(id: string) {
		const [row] = isSlug(id) ? await rowsOf(published("id, date, created_at").eq("id", id)) : [];
		return row;
	}

	/** The essays older or newer than a place, the nearest first. */
	function beyond<Columns extends string>(place: Place, than: "lt" | "gt", columns: Columns) {
		const keys: [string, string][] = [
			["date", place.date],
			["created_at", place.created_at],
			["id", place.id],
		];
		const list = listed(columns, than === "gt").or(keysetFilter(keys, than));
		return than === "gt" ? list.gte("date", place.date) : list.lte("date", place.date);
	}

	return {
		async listPublished({ limit }) {
			const rows = await rowsOf(listed(summaryColumns).limit(Math.min(limit, visitorPage)));
			return rows.map(toEssaySummary);
		},
		async pagePublished({ behind, pageSize }) {
			const size = toPageSize(pageSize, visitorPage);
			if (behind === undefined) {
				return toKeysetPage({ rows: await rowsOf(listed(summaryColumns).limit(size + 1)), size, newer: null }, toEssaySummary);
			}
			const start = await placeOf(behind);
			if (!start) return null;
			const [rows, newer] = await Promise.all([
				rowsOf(beyond(start, "lt", summaryColumns).limit(size + 1)),
				rowsOf(beyond(start, "gt", "id").limit(size)),
			]);
			return toKeysetPage({ rows, size, newer }, toEssaySummary);
		},
		async listPublishedWithContent({ limit }) {
			const rows = await rowsOf(listed(essayColumns).limit(Math.min(limit, visitorPage)));
			return rows.map(toEssay);
		},
		async getPublished(id) {
			if (!isSlug(id)) return null;
			const [row] = await rowsOf(published(essayColumns).eq("id", id));
			return row ? toEssay(row) : null;
		},
		async neighboursOf(id) {
			const place = await placeOf(id);
			if (!place) return { older: null, newer: null };
			const next = async (than: "lt" | "gt") => (await rowsOf(beyond(place, than, "id, title").limit(1)))[0] ?? null;
			const [older, newer] = await Promise.all([next("lt"), next("gt")]);
			return { older, newer };
		},
		listAddresses: async () => {
			const rows = await everyRow(
				(last) => published("id, updated_at", { count: "exact" }).gt("id", last).order("id"),
				beforeSlugs,
			);
			return rows.map(toAddress);
		},
		listSearchEntries: () =>
			everyRow((last) => published("id, title, excerpt", { count: "exact" }).gt("id", last).order("id"), beforeSlugs),
	};
}
