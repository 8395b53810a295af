import { resolve } from "node:path";
import { root } from "./root.mjs";

/** The folder of the builds and of registry.json; a relative SITE_DIST begins at the project's root. */
export const distFolder = resolve(root, process.env.SITE_DIST || "dist");
