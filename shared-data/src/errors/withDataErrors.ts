import { DataError } from "./DataError.ts";

/** The same methods, of which every rejection is a DataError: rows that are none make the code that reads them fail in its own words. */
export function withDataErrors<Repository extends object>(repository: Repository): Repository {
	const methods = Object.entries(repository as Record<string, Method>).map(([name, method]) => [name, guarded(method)]);
	return Object.fromEntries(methods) as Repository;
}

type Method = (...given: unknown[]) => Promise<unknown>;

const guarded =
	(method: Method): Method =>
	async (...given) => {
		try {
			return await method(...given);
		} catch (error) {
			if (error instanceof DataError) throw error;
			throw new DataError("unavailable", "The backend's answer cannot be understood", { cause: error });
		}
	};
