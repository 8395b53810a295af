import { join } from "node:path";
import { root } from "./root.mjs";

export { distFolder } from "./distFolder.js";
export { root };

/** The folder of the static catalogue. */
export const catalogueFolder = process.env.CATALOGUE_DIST ?? join(root, "storybook-static");
