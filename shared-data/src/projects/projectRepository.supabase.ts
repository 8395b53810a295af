import { changedRow } from "../client/changedRow.ts";
import { changeMany } from "../client/changeMany.ts";
import { countOf } from "../client/countOf.ts";
import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { beforeSlugs, everyRow } from "../client/everyRow.ts";
import { oldestFirst } from "../client/oldestFirst.ts";
import type { ListQuery } from "../client/Page.ts";
import { pageOf } from "../client/pageOf.ts";
import { rowsOf } from "../client/rowsOf.ts";
import { searchFilter } from "../client/searchFilter.ts";
import { ownerPage, toRange } from "../client/toRange.ts";
import { writtenRow } from "../client/writtenRow.ts";
import { DataError } from "../errors/DataError.ts";
import { copyTitle } from "../publication/copyTitle.ts";
import { isSlug } from "../publication/isSlug.ts";
import type { PublicationStatus } from "../publication/PublicationStatus.ts";
import type { ProjectDraft } from "./Project.ts";
import type { ProjectRepository } from "./projectRepository.ts";
import { projectColumns, toProject } from "./toProject.ts";
import { toProjectColumns } from "./toProjectColumns.ts";
import { summaryColumns, toProjectSummary } from "./toProjectSummary.ts";

/** The owner's view of `projects`. */
export function createProjectRepository(client: DatabaseClient): ProjectRepository {
	const table = () => client.from("projects");
	const countWith = (status: PublicationStatus) =>
		countOf(table().select("id", { count: "exact", head: true }).eq("status", status));
	const idsIn = (ids: string[]) => table().select("id").in("id", ids);

	function matching<Columns extends string>(
		{ search, status }: Pick<ListQuery<PublicationStatus, never>, "search" | "status">,
		columns: Columns,
		head = false,
	) {
		const filter = searchFilter(["title", "description"], search);
		let query = table().select(columns, { count: "exact", head });
		if (filter) query = query.or(filter);
		return status ? query.eq("status", status) : query;
	}

	async function get(id: string) {
		if (!isSlug(id)) return null;
		const [row] = await rowsOf(table().select(projectColumns).eq("id", id));
		return row ? toProject(row) : null;
	}

	async function create(draft: ProjectDraft) {
		const { title = "", description = "", preview_url = "", year = "", ...others } = toProjectColumns(draft);
		const row = { ...others, title, description, preview_url, year };
		return toProject(await writtenRow(table().insert(row).select(projectColumns)));
	}

	const setStatus = (ids: readonly string[], status: PublicationStatus) =>
		changeMany(ids, (some) => table().update({ status }).in("id", some).neq("status", status).select("id"), idsIn);

	return {
		async listRecent({ limit }) {
			const rows = await rowsOf(
				table().select(summaryColumns).order("updated_at", { ascending: false }).order("id", { ascending: false }).limit(limit),
			);
			return rows.map(toProjectSummary);
		},
		async count() {
			const [published, draft] = await Promise.all([countWith("published"), countWith("draft")]);
			return { total: published + draft, published, draft };
		},
		listPage: ({ sort = { by: "updatedAt", direction: "descending" }, ...query }) =>
			pageOf(
				matching(query, summaryColumns)
					.order(sortColumns[sort.by], { ascending: sort.direction === "ascending" })
					.order("id", { ascending: false })
					.range(...toRange(query, ownerPage)),
				() => matching(query, "id", true),
				toProjectSummary,
			),
		async listAll() {
			const rows = await everyRow(
				(last) => table().select(projectColumns, { count: "exact" }).gt("id", last).order("id"),
				beforeSlugs,
			);
			return rows.map(toProject).sort(oldestFirst);
		},
		get,
		create,
		async save(id, changes, revision) {
			const columns = toProjectColumns(changes);
			const write = table().update(columns).eq("id", id).eq("updated_at", revision).select(projectColumns);
			return toProject(await changedRow(write, () => idsIn([id])));
		},
		async duplicateAsDraft(id) {
			const original = await get(id);
			if (!original) throw new DataError("not-found", "The project to duplicate does not exist");
			return create({ ...original, title: copyTitle(original.title), status: "draft" });
		},
		async delete(id) {
			await writtenRow(table().delete().eq("id", id).select("id"));
		},
		publish: (ids) => setStatus(ids, "published"),
		unpublish: (ids) => setStatus(ids, "draft"),
		deleteMany: (ids) => changeMany(ids, (some) => table().delete().in("id", some).select("id")),
	};
}

const sortColumns = { title: "title", year: "year", status: "status", createdAt: "created_at", updatedAt: "updated_at" } as const;
