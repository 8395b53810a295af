import { fileURLToPath } from "node:url";

/** Whether this is a build in dist/programs/<version>/. */
export const isBuilt = import.meta.url.includes("/dist/programs/");

/** The project's root folder, with a slash at its end. */
export const root = fileURLToPath(new URL(isBuilt ? "../../../" : "../", import.meta.url));
