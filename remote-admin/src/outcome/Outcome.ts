import { DataError, type DataErrorKind } from "@site/shared-data";

/** How a read ended. A promise of it never rejects with DataError, so one block's failure stays that block's. */
export type Outcome<T> = { state: "loaded"; value: T } | { state: "failed"; kind: DataErrorKind };

/** Turns a repository's promise into one of an outcome; surprises still reject and reach the boundary. */
export function toOutcome<T>(promise: Promise<T>): Promise<Outcome<T>> {
	return promise.then(
		(value) => ({ state: "loaded", value }),
		(error: unknown) => {
			if (error instanceof DataError) return { state: "failed", kind: error.kind };
			throw error;
		},
	);
}
