import { DataError, type DataErrorKind } from "@site/shared-data";

/** How a read, a save or another mutation ended; `Details` is what an error tells besides its kind. */
export type Result<T, Details = object> = { status: "success"; data: T } | (ResultError & Details);

export interface ResultError {
	status: "error";
	kind: DataErrorKind;
	/** Which field or what about a file, where that is known. */
	reason?: string | undefined;
}

/**
 * The result of a repository's promise; it never rejects with DataError, surprises still reach the boundary.
 */
export function toResult<T>(promise: Promise<T>): Promise<Result<T>> {
	return promise.then(
		(data) => ({ status: "success", data }),
		(error: unknown) => toError(error),
	);
}

/** A DataError as a result; throws every other error. */
function toError(error: unknown): ResultError {
	if (!(error instanceof DataError)) throw error;
	return { status: "error", kind: error.kind, reason: error.reason };
}
