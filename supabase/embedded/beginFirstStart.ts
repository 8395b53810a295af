import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findDatabase } from "./inspectDataDirectory.ts";

export interface FirstStart {
	isFirst: boolean;
	/** From here on the database holds what must never be thrown away. */
	finish(): void;
}

/** A first start that was cut off left a database nobody has used yet; its marker says so, and only then it is begun again. */
export function beginFirstStart(dataDir: string, databaseDir: string): FirstStart {
	const marker = join(dataDir, "first-start");
	if (existsSync(marker)) {
		rmSync(databaseDir, { recursive: true, force: true });
	}
	const isFirst = !findDatabase(databaseDir);
	if (isFirst) {
		writeFileSync(marker, "The first start has not finished; until it has, the database folder is made anew.\n");
	}
	return { isFirst, finish: () => rmSync(marker, { force: true }) };
}
