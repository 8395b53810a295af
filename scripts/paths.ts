import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's root folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** Where builds and the registry live. */
export const distFolder = process.env.SITE_DIST ?? join(root, "dist");

/** Where the static catalogue lives. */
export const catalogueFolder = process.env.CATALOGUE_DIST ?? join(root, "storybook-static");
