import type { DataErrorKind } from "@site/shared-data";

/** What an action answers to a form. `at` tells one answer from the next. */
export type FormAnswer<Field extends string> =
	| { status: "sent"; at: number; name: string }
	| {
			status: "failed";
			at: number;
			kind: DataErrorKind;
			/** The field that cannot be sent as it is. */
			field: Field | null;
			/** What was typed, for a page that is made anew. */
			values: Record<Field, string>;
	  };
