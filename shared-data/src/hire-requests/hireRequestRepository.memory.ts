import type { MemoryStore } from "../testing/MemoryStore.ts";
import type { HireRequestStatus } from "./HireRequest.ts";
import type { HireRequestRepository } from "./hireRequestRepository.ts";

/** The hire requests kept in memory. */
export function createMemoryHireRequestRepository(store: MemoryStore): HireRequestRepository {
	const countWith = (wanted: HireRequestStatus) => store.hireRequests.filter((status) => status === wanted).length;
	return {
		count: () =>
			store.answer("hireRequests", () => ({
				total: store.hireRequests.length,
				pending: countWith("pending"),
				reviewing: countWith("reviewing"),
				accepted: countWith("accepted"),
				rejected: countWith("rejected"),
				completed: countWith("completed"),
			})),
	};
}
