import { DataError, type PublicRepositories } from "@site/shared-data";

type Methods = Record<string, (...given: unknown[]) => Promise<unknown>>;

/**
 * The visitor's repositories, whose program comes with the first call: a page that the server gives whole
 * needs none of them.
 */
export function visitorRepositories(load: () => Promise<PublicRepositories>): PublicRepositories {
	return each((name) =>
		each((method) => async (...given: unknown[]) => {
			const repositories = await load().catch((cause: unknown) => {
				throw new DataError("offline", "Program not loaded", { cause });
			});
			const noun = (repositories as unknown as Record<string, Methods>)[name] as Methods;
			return (noun[method] as Methods[string])(...given);
		}),
	) as PublicRepositories;
}

/** An object that has whatever it is asked for, but is no promise. */
const each = <Value>(make: (name: string) => Value) =>
	new Proxy({}, { get: (_, name: string) => (name === "then" ? undefined : make(name)) });
