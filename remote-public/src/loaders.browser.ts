import type { loaders as serverLoaders, staticPages as serverPages } from "./loaders.server.ts";

function runsOnServer(): never {
	throw new Error("The server runs this loader; the browser fetches its data");
}

/** Marks the routes that have loaders; the shell's data strategy fetches the data. */
export const loaders = new Proxy({}, { get: () => runsOnServer }) as typeof serverLoaders;

export const staticPages: typeof serverPages = [];
