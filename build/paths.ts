import { join } from "node:path";
import { root } from "./root.mjs";

export { root };

/** The folder of the builds and of registry.json. */
export const distFolder = process.env.SITE_DIST ?? join(root, "dist");

/** The folder of the static catalogue. */
export const catalogueFolder = process.env.CATALOGUE_DIST ?? join(root, "storybook-static");
