import { toMoment } from "../client/toMoment.ts";
import type { PublishedAddress } from "./PublicationStatus.ts";

/** Where `id` and `updated_at` of a published row get their names in the product. */
export const toAddress = (row: { id: string; updated_at: string }): PublishedAddress => ({
	id: row.id,
	updatedAt: toMoment(row.updated_at),
});
