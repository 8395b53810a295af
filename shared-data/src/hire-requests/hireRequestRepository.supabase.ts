import { changeMany } from "../client/changeMany.ts";
import { countOf } from "../client/countOf.ts";
import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { beforeUuids, everyRow } from "../client/everyRow.ts";
import { isUuid } from "../client/isUuid.ts";
import { oldestFirst } from "../client/oldestFirst.ts";
import type { ListQuery } from "../client/Page.ts";
import { pageOf } from "../client/pageOf.ts";
import { rowsOf } from "../client/rowsOf.ts";
import { searchFilter } from "../client/searchFilter.ts";
import { ownerPage, toRange } from "../client/toRange.ts";
import { writtenRow } from "../client/writtenRow.ts";
import type { HireRequestStatus } from "./HireRequest.ts";
import type { HireRequestRepository } from "./hireRequestRepository.ts";
import { hireRequestColumns, toHireRequest } from "./toHireRequest.ts";

/** The owner's view of `hire_projects`. */
export function createHireRequestRepository(client: DatabaseClient): HireRequestRepository {
	const table = () => client.from("hire_projects");
	const countWith = (status: HireRequestStatus) =>
		countOf(table().select("id", { count: "exact", head: true }).eq("status", status));

	function matching<Columns extends string>(
		{ search, status }: Pick<ListQuery<HireRequestStatus, never>, "search" | "status">,
		columns: Columns,
		head = false,
	) {
		const filter = searchFilter(["client_name", "client_email", "project_type"], search);
		let query = table().select(columns, { count: "exact", head });
		if (filter) query = query.or(filter);
		return status ? query.eq("status", status) : query;
	}

	return {
		async count() {
			const [pending, reviewing, accepted, rejected, completed] = await Promise.all([
				countWith("pending"),
				countWith("reviewing"),
				countWith("accepted"),
				countWith("rejected"),
				countWith("completed"),
			]);
			const total = pending + reviewing + accepted + rejected + completed;
			return { total, pending, reviewing, accepted, rejected, completed };
		},
		listPage: ({ sort = { by: "createdAt", direction: "descending" }, ...query }) =>
			pageOf(
				matching(query, hireRequestColumns)
					.order(sortColumns[sort.by], { ascending: sort.direction === "ascending" })
					.order("created_at", { ascending: false })
					.order("id", { ascending: false })
					.range(...toRange(query, ownerPage)),
				() => matching(query, "id", true),
				toHireRequest,
			),
		async listUnanswered({ limit }) {
			const rows = await rowsOf(
				table().select(hireRequestColumns).eq("status", "pending").order("created_at").order("id").limit(limit),
			);
			return rows.map(toHireRequest);
		},
		async listAll() {
			const rows = await everyRow(
				(last) => table().select(hireRequestColumns, { count: "exact" }).gt("id", last).order("id"),
				beforeUuids,
			);
			return rows.map(toHireRequest).sort(oldestFirst);
		},
		async get(id) {
			if (!isUuid(id)) return null;
			const [row] = await rowsOf(table().select(hireRequestColumns).eq("id", id));
			return row ? toHireRequest(row) : null;
		},
		async setStatus(id, status) {
			return toHireRequest(await writtenRow(table().update({ status }).eq("id", id).select(hireRequestColumns)));
		},
		setStatusOfMany: (ids, status) => changeMany(ids, (some) => table().update({ status }).in("id", some).select("id")),
		async delete(id) {
			await writtenRow(table().delete().eq("id", id).select("id"));
		},
		deleteMany: (ids) => changeMany(ids, (some) => table().delete().in("id", some).select("id")),
	};
}

const sortColumns = {
	clientName: "client_name",
	projectType: "project_type",
	status: "status",
	createdAt: "created_at",
} as const;
