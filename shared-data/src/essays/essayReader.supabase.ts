import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { beforeSlugs, everyRow } from "../client/everyRow.ts";
import { pageOf } from "../client/pageOf.ts";
import { rowsOf } from "../client/rowsOf.ts";
import { toRange, visitorPage } from "../client/toRange.ts";
import { isSlug } from "../publication/isSlug.ts";
import type { EssayReader } from "./essayRepository.ts";
import { essayColumns, toEssay } from "./toEssay.ts";
import { summaryColumns, toEssaySummary } from "./toEssaySummary.ts";

/** The visitor's view of `essays`. */
export function createEssayReader(client: DatabaseClient): EssayReader {
	const published = <Columns extends string>(columns: Columns, options?: { count: "exact"; head?: boolean }) =>
		client.from("essays").select(columns, options).eq("status", "published");
	const listed = <Columns extends string>(columns: Columns, options?: { count: "exact" }, ascending = false) =>
		published(columns, options).order("date", { ascending }).order("created_at", { ascending }).order("id", { ascending });
	const countAll = () => published("id", { count: "exact", head: true });

	return {
		async listPublished({ limit }) {
			const rows = await rowsOf(listed(summaryColumns).limit(Math.min(limit, visitorPage)));
			return rows.map(toEssaySummary);
		},
		pagePublished: (page) =>
			pageOf(listed(summaryColumns, { count: "exact" }).range(...toRange(page, visitorPage)), countAll, toEssaySummary),
		pagePublishedWithContent: (page) =>
			pageOf(listed(essayColumns, { count: "exact" }).range(...toRange(page, visitorPage)), countAll, toEssay),
		async getPublished(id) {
			if (!isSlug(id)) return null;
			const [row] = await rowsOf(published(essayColumns).eq("id", id));
			return row ? toEssay(row) : null;
		},
		async neighboursOf(id) {
			const [row] = isSlug(id) ? await rowsOf(published("date, created_at").eq("id", id)) : [];
			if (!row) return { older: null, newer: null };
			const next = async (than: "lt" | "gt") => {
				const sameDay = `date.eq.${row.date},created_at`;
				const filter = `date.${than}.${row.date},and(${sameDay}.${than}."${row.created_at}"),and(${sameDay}.eq."${row.created_at}",id.${than}.${id})`;
				const [neighbour] = await rowsOf(
					listed("id, title", undefined, than === "gt")
						.or(filter)
						.limit(1),
				);
				return neighbour ?? null;
			};
			const [older, newer] = await Promise.all([next("lt"), next("gt")]);
			return { older, newer };
		},
		listSearchEntries: () =>
			everyRow((last) => published("id, title, excerpt", { count: "exact" }).gt("id", last).order("id"), beforeSlugs),
	};
}
