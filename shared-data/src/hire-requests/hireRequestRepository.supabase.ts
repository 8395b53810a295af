import { countOf } from "../client/countOf.ts";
import type { DatabaseClient } from "../client/DatabaseClient.ts";
import type { HireRequestStatus } from "./HireRequest.ts";
import type { HireRequestRepository } from "./hireRequestRepository.ts";

/** The owner's view of `hire_projects`. */
export function createHireRequestRepository(client: DatabaseClient): HireRequestRepository {
	const countWith = (status: HireRequestStatus) =>
		countOf(client.from("hire_projects").select("id", { count: "exact", head: true }).eq("status", status));
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
	};
}
