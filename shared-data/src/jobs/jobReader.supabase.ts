import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { rowsOf } from "../client/rowsOf.ts";
import type { JobReader } from "./jobRepository.ts";
import { jobColumns, toJob } from "./toJob.ts";

/** The visitor's view of `jobs`. */
export function createJobReader(client: DatabaseClient): JobReader {
	return {
		async list() {
			const rows = await rowsOf(
				client
					.from("jobs")
					.select(jobColumns)
					.order("display_order", { ascending: false })
					.order("start_date", { ascending: false })
					.order("id", { ascending: false }),
			);
			return rows.map(toJob);
		},
	};
}
