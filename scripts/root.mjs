import { fileURLToPath } from "node:url";

const isBuilt = import.meta.url.includes("/dist/programs/");

/** The project's root folder, with a slash at its end; also for a build in dist/programs/<version>/. */
export const root = fileURLToPath(new URL(isBuilt ? "../../../" : "../", import.meta.url));
