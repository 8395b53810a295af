import { DataError, type PublicRepositories } from "@site/shared-data";

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

/**
 * The visitor's repositories; their code is loaded at the first call, because a page from the server needs
 * none.
 */
export function lazyVisitorRepositories(load: () => Promise<PublicRepositories>): PublicRepositories {
	return methodProxy((name) =>
		methodProxy((method) => async (...args: unknown[]) => {
			const repositories = await load().catch((cause: unknown) => {
				throw new DataError("offline", "Program not loaded", { cause });
			});
			const repository = (repositories as unknown as Record<string, Methods>)[name] as Methods;
			return (repository[method] as Methods[string])(...args);
		}),
	) as PublicRepositories;
}

/** An object with any property but `then`, so that it is no promise. */
const methodProxy = <Value>(make: (name: string) => Value) =>
	new Proxy({}, { get: (_, name: string) => (name === "then" ? undefined : make(name)) });
