import { changedRow } from "../client/changedRow.ts";
import { changeMany } from "../client/changeMany.ts";
import { countOf } from "../client/countOf.ts";
import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { beforeUuids, everyRow } from "../client/everyRow.ts";
import { isUuid } from "../client/isUuid.ts";
import { oldestFirst } from "../client/oldestFirst.ts";
import { pageOf } from "../client/pageOf.ts";
import { rowsOf } from "../client/rowsOf.ts";
import { searchFilter } from "../client/searchFilter.ts";
import { ownerPage, toRange } from "../client/toRange.ts";
import { writtenRow } from "../client/writtenRow.ts";
import type { JobSortKey } from "./Job.ts";
import { createJobReader } from "./jobReader.supabase.ts";
import type { JobRepository } from "./jobRepository.ts";
import { jobColumns, toJob } from "./toJob.ts";
import { toJobColumns } from "./toJobColumns.ts";
import { toReordered } from "./toReordered.ts";

/** The owner's view of `jobs`. */
export function createJobRepository(client: DatabaseClient): JobRepository {
	const table = () => client.from("jobs");
	const reader = createJobReader(client);
	const countWhere = (isCurrent: boolean) =>
		countOf(table().select("id", { count: "exact", head: true }).eq("is_current", isCurrent));

	function matching<Columns extends string>(search: string | undefined, columns: Columns, head = false) {
		const filter = searchFilter(["position", "company", "location"], search);
		const query = table().select(columns, { count: "exact", head });
		return filter ? query.or(filter) : query;
	}

	return {
		...reader,
		async count() {
			const [current, past] = await Promise.all([countWhere(true), countWhere(false)]);
			return { total: current + past, current, past };
		},
		listPage({ search, sort, ...page }) {
			let query = matching(search, jobColumns);
			if (sort) query = query.order(sortColumns[sort.by], { ascending: sort.direction === "ascending" });
			const listed = query
				.order("display_order", { ascending: false })
				.order("start_date", { ascending: false })
				.order("id", { ascending: false })
				.range(...toRange(page, ownerPage));
			return pageOf(listed, () => matching(search, "id", true), toJob);
		},
		async listAll() {
			const rows = await everyRow(
				(last) => table().select(jobColumns, { count: "exact" }).gt("id", last).order("id"),
				beforeUuids,
			);
			return rows.map(toJob).sort(oldestFirst);
		},
		async get(id) {
			if (!isUuid(id)) return null;
			const [row] = await rowsOf(table().select(jobColumns).eq("id", id));
			return row ? toJob(row) : null;
		},
		async create(draft) {
			const { position = "", company = "", location = "", start_date = "", ...others } = toJobColumns(draft);
			const row = { ...others, position, company, location, start_date };
			return toJob(await writtenRow(table().insert(row).select(jobColumns)));
		},
		async save(id, changes, revision) {
			const write = table().update(toJobColumns(changes)).eq("id", id).eq("updated_at", revision).select(jobColumns);
			return toJob(await changedRow(write, () => table().select("id").eq("id", id)));
		},
		async makeCurrent(id) {
			const columns = toJobColumns({ isCurrent: true });
			return toJob(await writtenRow(table().update(columns).eq("id", id).select(jobColumns)));
		},
		async reorder(ids) {
			for (const { id, displayOrder } of toReordered(await reader.list(), ids)) {
				await writtenRow(table().update({ display_order: displayOrder }).eq("id", id).select("id"));
			}
			return reader.list();
		},
		async delete(id) {
			await writtenRow(table().delete().eq("id", id).select("id"));
		},
		deleteMany: (ids) => changeMany(ids, (some) => table().delete().in("id", some).select("id")),
	};
}

const sortColumns: Record<JobSortKey, string> = {
	position: "position",
	company: "company",
	location: "location",
	startDate: "start_date",
	displayOrder: "display_order",
	updatedAt: "updated_at",
};
