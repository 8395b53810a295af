import { DataError } from "../errors/DataError.ts";

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

/**
 * A repository whose code is loaded at its first call. Its methods reject with DataError while the code
 * cannot be loaded.
 */
export function lazyRepository<Repository extends object>(load: () => Promise<Repository>): Repository {
	let loading: Promise<Repository> | undefined;
	const loadOnce = () => {
		loading ??= load().catch((cause: unknown) => {
			loading = undefined;
			throw new DataError("offline", "Program not loaded", { cause });
		});
		return loading;
	};
	const call =
		(method: string) =>
		async (...args: unknown[]) =>
			((await loadOnce()) as Methods)[method]?.(...args);
	// Without `then`, because it is no promise.
	return new Proxy({}, { get: (_, name: string) => (name === "then" ? undefined : call(name)) }) as Repository;
}
