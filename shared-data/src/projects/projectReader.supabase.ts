import type { DatabaseClient, Row } from "../client/DatabaseClient.ts";
import { beforeSlugs, everyRow } from "../client/everyRow.ts";
import { keysetFilter } from "../client/keysetFilter.ts";
import { rowsOf } from "../client/rowsOf.ts";
import { toKeysetPage } from "../client/toKeysetPage.ts";
import { toPageSize, visitorPage } from "../client/toRange.ts";
import { isSlug } from "../publication/isSlug.ts";
import { toAddress } from "../publication/toAddress.ts";
import type { ProjectReader } from "./projectRepository.ts";
import { projectColumns, toProject } from "./toProject.ts";
import { summaryColumns, toProjectSummary } from "./toProjectSummary.ts";

type Place = Pick<Row<"projects">, "id" | "updated_at">;

/** The visitor's view of `projects`. */
export function createProjectReader(client: DatabaseClient): ProjectReader {
	const published = <Columns extends string>(columns: Columns, options?: { count: "exact" }) =>
		client.from("projects").select(columns, options).eq("status", "published");
	const listed = <Columns extends string>(columns: Columns, ascending = false) =>
		published(columns).order("updated_at", { ascending }).order("id", { ascending });

	/** The projects older or newer than a place, the nearest first. */
	function beyond<Columns extends string>(place: Place, than: "lt" | "gt", columns: Columns) {
		const keys: [string, string][] = [
			["updated_at", place.updated_at],
			["id", place.id],
		];
		const list = listed(columns, than === "gt").or(keysetFilter(keys, than));
		return than === "gt" ? list.gte("updated_at", place.updated_at) : list.lte("updated_at", place.updated_at);
	}

	return {
		async listPublished({ limit }) {
			const rows = await rowsOf(listed(summaryColumns).limit(Math.min(limit, visitorPage)));
			return rows.map(toProjectSummary);
		},
		async pagePublished({ behind, pageSize }) {
			const size = toPageSize(pageSize, visitorPage);
			if (behind === undefined) {
				return toKeysetPage({ rows: await rowsOf(listed(summaryColumns).limit(size + 1)), size, newer: null }, toProjectSummary);
			}
			const [place] = isSlug(behind) ? await rowsOf(published("id, updated_at").eq("id", behind)) : [];
			if (!place) return null;
			const [rows, newer] = await Promise.all([
				rowsOf(beyond(place, "lt", summaryColumns).limit(size + 1)),
				rowsOf(beyond(place, "gt", "id").limit(size)),
			]);
			return toKeysetPage({ rows, size, newer }, toProjectSummary);
		},
		listAddresses: async () => {
			const rows = await everyRow(
				(last) => published("id, updated_at", { count: "exact" }).gt("id", last).order("id"),
				beforeSlugs,
			);
			return rows.map(toAddress);
		},
		async getPublished(id) {
			if (!isSlug(id)) return null;
			const [row] = await rowsOf(published(projectColumns).eq("id", id));
			return row ? toProject(row) : null;
		},
		listSearchEntries: () =>
			everyRow((last) => published("id, title, description, tags", { count: "exact" }).gt("id", last).order("id"), beforeSlugs),
	};
}
