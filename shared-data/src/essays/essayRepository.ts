import type { PublicationCounts } from "../publication/PublicationStatus.ts";
import type { EssaySummary } from "./Essay.ts";

/** What the owner may do with essays. Every method rejects only with DataError. */
export interface EssayRepository {
	/** The most recently updated essays, drafts included. */
	listRecent(options: { limit: number }): Promise<EssaySummary[]>;
	count(): Promise<PublicationCounts>;
}
