import type { HireRequestStatus } from "./HireRequest.ts";
import type { HireRequestRepository } from "./hireRequestRepository.ts";

/** Stores requests of these statuses alone and gives the owner's view of them. */
type Prepare = (statuses: HireRequestStatus[]) => Promise<HireRequestRepository>;

/** What every implementation of the hire requests must do. */
export function describeHireRequestRepository(implementation: string, prepare: Prepare): void {
	describe(`hire requests in ${implementation}`, () => {
		test("every status is counted", async () => {
			const requests = await prepare(["pending", "pending", "reviewing", "accepted", "rejected", "completed"]);
			expect(await requests.count()).toEqual({ total: 6, pending: 2, reviewing: 1, accepted: 1, rejected: 1, completed: 1 });
		});

		test("no requests are zeros", async () => {
			const requests = await prepare([]);
			expect(await requests.count()).toEqual({ total: 0, pending: 0, reviewing: 0, accepted: 0, rejected: 0, completed: 0 });
		});
	});
}
