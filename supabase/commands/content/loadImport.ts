import { ensureInstalled } from "../../../scripts/install/ensureInstalled.mjs";

/** Reads WordPress, Ghost and HTML, by packages that a running site does not install. */
export async function loadImport() {
	ensureInstalled("import");
	return import("../../../import/index.ts");
}
