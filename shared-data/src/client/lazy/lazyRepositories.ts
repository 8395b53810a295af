import { DataError } from "../../errors/DataError.ts";

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

/** Repositories whose code is loaded at the first call; if loading fails, they reject as offline. */
export function lazyRepositories<Repositories extends object>(load: () => Promise<Repositories>): Repositories {
	let loading: Promise<Repositories> | undefined;
	const loadOnce = () => {
		loading ??= load().catch((cause: unknown) => {
			loading = undefined;
			throw new DataError("offline", "Program not loaded", { cause });
		});
		return loading;
	};
	return propertyProxy((name) =>
		propertyProxy((method) => async (...args: unknown[]) => {
			const repository = ((await loadOnce()) as Record<string, Methods>)[name] as Methods;
			return (repository[method] as Methods[string])(...args);
		}),
	) as Repositories;
}

/** An object with any property except `then`, so that it is no promise. */
const propertyProxy = <Value>(make: (name: string) => Value) =>
	new Proxy({}, { get: (_, name: string) => (name === "then" ? undefined : make(name)) });
