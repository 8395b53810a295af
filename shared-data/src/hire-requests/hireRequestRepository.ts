import type { BulkOutcome } from "../client/changeMany.ts";
import type { ListQuery, Page } from "../client/Page.ts";
import type { HireRequest, HireRequestCounts, HireRequestDraft, HireRequestSortKey, HireRequestStatus } from "./HireRequest.ts";

/** Takes a visitor's hire request. */
export interface HireRequestSender {
	/**
	 * Stores the request; nothing is read back. Rejects only with DataError: "too-many" above the limit a minute, "invalid" with the field as reason before
	 * any request. `trap` is what stood in a field that people do not see: a filled one resolves like success and sends nothing.
	 */
	send(request: HireRequestDraft, options?: { trap?: string }): Promise<void>;
}

/** What the owner may do with hire requests. Every method rejects only with DataError; a write that touches no row rejects with "not-found". */
export interface HireRequestRepository {
	count(): Promise<HireRequestCounts>;
	/** Searches client name, client e-mail and project type; the newest first unless sorted otherwise. */
	listPage(query: ListQuery<HireRequestStatus, HireRequestSortKey>): Promise<Page<HireRequest>>;
	/** Pending requests, the longest waiting first. */
	listUnanswered(options: { limit: number }): Promise<HireRequest[]>;
	/** Every request, however many, oldest first: for exports. */
	listAll(): Promise<HireRequest[]>;
	get(id: string): Promise<HireRequest | null>;
	setStatus(id: string, status: HireRequestStatus): Promise<HireRequest>;
	setStatusOfMany(ids: readonly string[], status: HireRequestStatus): Promise<BulkOutcome>;
	delete(id: string): Promise<void>;
	deleteMany(ids: readonly string[]): Promise<BulkOutcome>;
}
