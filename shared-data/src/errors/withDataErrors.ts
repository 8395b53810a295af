import { DataError } from "./DataError.ts";

/** Wraps every method so that it rejects only with DataError, including the TypeErrors for malformed rows. */
export function withDataErrors<Repository extends object>(repository: Repository): Repository {
	const methods = Object.entries(repository as Record<string, Method>).map(([name, method]) => [name, wrapMethod(method)]);
	return Object.fromEntries(methods) as Repository;
}

type Method = (...args: unknown[]) => Promise<unknown>;

const wrapMethod =
	(method: Method): Method =>
	async (...args) => {
		try {
			return await method(...args);
		} catch (error) {
			if (error instanceof DataError) throw error;
			throw new DataError("unavailable", "The backend's response is malformed", { cause: error });
		}
	};
