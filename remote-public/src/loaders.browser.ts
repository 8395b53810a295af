import type { loaders as serverLoaders } from "./loaders.server.ts";

function runsOnServer(): never {
	throw new Error("The server runs this loader; the browser fetches its data");
}

/** Tells the router which routes have data; the shell's data strategy fetches them. */
export const loaders = new Proxy({}, { get: () => runsOnServer }) as typeof serverLoaders;
