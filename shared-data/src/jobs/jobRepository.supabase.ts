import { countOf } from "../client/countOf.ts";
import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { createJobReader } from "./jobReader.supabase.ts";
import type { JobRepository } from "./jobRepository.ts";

/** The owner's view of `jobs`. */
export function createJobRepository(client: DatabaseClient): JobRepository {
	const countWhere = (isCurrent: boolean) =>
		countOf(client.from("jobs").select("id", { count: "exact", head: true }).eq("is_current", isCurrent));
	return {
		...createJobReader(client),
		async count() {
			const [current, past] = await Promise.all([countWhere(true), countWhere(false)]);
			return { total: current + past, current, past };
		},
	};
}
