import { DataError, type DataErrorKind } from "@site/shared-data";

/** The result of a read, a save or another mutation; `Details` are further fields of an error. */
export type Result<T, Details = object> = { status: "success"; data: T } | (ResultError & Details);

export interface ResultError {
	status: "error";
	kind: DataErrorKind;
	/** The invalid field, or the reason why a file is refused, if known. */
	reason?: string | undefined;
}

/**
 * Converts a repository's promise to a result: a DataError becomes an error result, any other error still
 * rejects.
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
