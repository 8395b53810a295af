import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";

const require = createRequire(import.meta.url);

/** The folder of a shared package, which is a workspace here and installed for an external remote. */
export const folderOf = (name) => dirname(require.resolve(`${name}/package.json`));

/** The package.json of a shared package. */
export const packageOf = (name) => JSON.parse(readFileSync(require.resolve(`${name}/package.json`), "utf8"));
