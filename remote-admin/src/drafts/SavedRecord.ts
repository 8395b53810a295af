import type { PublicationStatus } from "@site/shared-data";
import type { Result } from "../results/Result.ts";

/** A stored row, as a form is filled with it. */
export interface SavedRecord<Values> {
	id: string;
	/** What a save says it was made from; opaque. */
	revision: string;
	/** By the database's clock: to be shown, never to be compared with this browser's. */
	updatedAt: Date;
	values: Values;
	/** Left out where a row is neither draft nor published. */
	status?: PublicationStatus | undefined;
}

/** What a form sends to its action, as JSON. Without an id it is a new row. */
export interface SaveRequest<Values> {
	id: string | null;
	/** What the values were made from; the save is refused when the row has changed since. */
	revision: string | null;
	values: Values;
	status?: PublicationStatus | undefined;
}

/** How a save ended; a conflict tells what is stored now. */
export type SaveResult<Values> = Result<SavedRecord<Values>, { current?: SavedRecord<Values> }>;

export type SaveError<Values> = Extract<SaveResult<Values>, { status: "error" }>;
