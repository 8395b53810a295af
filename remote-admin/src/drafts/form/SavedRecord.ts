import type { PublicationStatus } from "@site/shared-data";
import type { Result } from "../../results/Result.ts";

/** A stored row in the shape that fills a form. */
export interface SavedRecord<Values> {
	id: string;
	/** The version of the row that a save is based on; opaque. */
	revision: string;
	/** By the database's clock: for display only, never compared with the browser's clock. */
	updatedAt: Date;
	values: Values;
	/** Omitted for rows without a status. */
	status?: PublicationStatus | undefined;
	/** When a published row becomes public, as ISO 8601; null means at once. */
	publishAt?: string | null | undefined;
}

/** What a save makes of the row besides its values. */
export interface SaveTarget {
	status?: PublicationStatus | undefined;
	/** A new time to become public, null for at once; without it the stored time stays. */
	publishAt?: string | null | undefined;
}

/** The JSON that a form sends to its action. Without an id it creates a row. */
export interface SaveRequest<Values> extends SaveTarget {
	id: string | null;
	/** The version that the values are based on; the save is refused if the row has changed since. */
	revision: string | null;
	values: Values;
}

/** The result of a save; a conflict carries the stored version. */
export type SaveResult<Values> = Result<SavedRecord<Values>, { current?: SavedRecord<Values> }>;

export type SaveError<Values> = Extract<SaveResult<Values>, { status: "error" }>;
