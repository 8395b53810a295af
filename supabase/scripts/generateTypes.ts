import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { redactConsole } from "../embedded/engine/redactConsole.ts";
import { readSchema, writeDatabaseType } from "./writeDatabaseType.ts";

/**
 * `npm run types` writes the row types of the migrations; with --check it fails when they are out of
 * date.
 */
redactConsole();
const path = fileURLToPath(new URL("../../shared-data/src/client/database.types.ts", import.meta.url));
const generated = writeDatabaseType(await readSchema());

if (!process.argv.includes("--check")) {
	writeFileSync(path, generated);
} else if (readCurrent() !== generated) {
	process.stderr.write("shared-data/src/client/database.types.ts does not match the migrations; run `npm run types`.\n");
	process.exitCode = 1;
}

function readCurrent(): string | undefined {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return undefined;
	}
}
