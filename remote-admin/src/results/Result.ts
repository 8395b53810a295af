import { DataError, type DataErrorKind } from "@site/shared-data";

/** The result of a read, a save or another mutation; `Details` are further fields of an error. */
export type Result<T, Details = object> = { status: "success"; data: T } | (ResultError & Details);

export interface ResultError {
	status: "error";
	kind: DataErrorKind;
	/** The invalid field, or the reason why a file is refused, if known. */
	reason?: string | undefined;
}

/** A repository's promise as a result: a DataError becomes an error result, any other error still rejects. */
export function toResult<T>(promise: Promise<T>): Promise<Result<T>> {
	return promise.then(
		(data) => ({ status: "success", data }),
		(error: unknown) => {
			if (!(error instanceof DataError)) throw error;
			return { status: "error", kind: error.kind, reason: error.reason };
		},
	);
}
