import type { loaders as serverLoaders } from "./loaders.server.ts";

function runsOnServer(): never {
	throw new Error("The server runs this loader; the browser fetches its data");
}

/** Marks the routes that have loaders. */
export const loaders = new Proxy({}, { get: () => runsOnServer }) as typeof serverLoaders;
