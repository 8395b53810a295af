import type { HireRequestCounts } from "./HireRequest.ts";

/** What the owner may do with hire requests. Every method rejects only with DataError. */
export interface HireRequestRepository {
	count(): Promise<HireRequestCounts>;
}
