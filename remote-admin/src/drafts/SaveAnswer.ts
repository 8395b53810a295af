import type { DataErrorKind } from "@site/shared-data";
import type { Stored } from "./Stored.ts";

/** What a form sends to its action, as JSON. Without an id it is a new item. */
export interface SaveRequest<Values> {
	id: string | null;
	/** What the values were made from; the save is refused when the item has changed since. */
	revision: string | null;
	values: Values;
	status?: "draft" | "published" | undefined;
}

/** What became of a save. */
export type SaveAnswer<Values> =
	| { outcome: "saved"; stored: Stored<Values> }
	/** Changed elsewhere: what is stored now. */
	| { outcome: "conflict"; stored: Stored<Values> }
	| { outcome: "failed"; kind: DataErrorKind; reason?: string | undefined };
