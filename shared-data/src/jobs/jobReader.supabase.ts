import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { fetchRows } from "../client/table/queries.ts";
import { selectionsOf } from "../client/table/tableRepository.ts";
import type { JobReader } from "./Job.ts";
import { jobTable } from "./jobTable.ts";

/** The visitor's view of `jobs`. */
export function createJobReader(client: DatabaseClient): JobReader {
	const { columns, read } = selectionsOf(jobTable).full;
	return {
		async list() {
			const descending = { ascending: false };
			const jobs = client.from("jobs").select(columns).order("display_order", descending);
			const rows = await fetchRows(jobs.order("start_date", descending).order("id", descending));
			return rows.map((row) => read(row));
		},
	};
}
