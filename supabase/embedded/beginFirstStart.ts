import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { syncFolder } from "./engine/syncFolder.ts";
import { findDatabase } from "./inspectDataDirectory.ts";
import { StartFailure } from "./StartFailure.ts";

export interface FirstStart {
	isFirst: boolean;
	/** From here on the database holds what must never be thrown away. */
	finish(): void;
}

/**
 * A first start that was cut off left a database that was never used, and it is begun again. Its marker holds the word
 * that also stands in that database, so a marker of other origin throws nothing away.
 */
export function beginFirstStart(dataDir: string, databaseDir: string): FirstStart {
	const marker = join(dataDir, "first-start");
	const twin = join(databaseDir, "first-start");
	if (existsSync(marker)) {
		if (!holdsNothing(databaseDir) && readText(twin) !== readText(marker)) {
			const says = `${marker} says that the first start has not finished, but ${databaseDir} is none that it made`;
			throw new StartFailure(`${says}; nothing was changed, remove the file to keep the database, or both to begin a new site.`);
		}
		rmSync(databaseDir, { recursive: true, force: true });
	}
	const isFirst = !findDatabase(databaseDir);
	if (isFirst) {
		const word = randomUUID();
		writeFileSync(marker, word, { flush: true });
		mkdirSync(databaseDir, { recursive: true });
		writeFileSync(twin, word);
	}
	return {
		isFirst,
		finish() {
			rmSync(marker, { force: true });
			rmSync(twin, { force: true });
			if (isFirst) {
				// A power cut must not bring them back.
				syncFolder(dataDir);
			}
		},
	};
}

function holdsNothing(databaseDir: string): boolean {
	return !existsSync(databaseDir) || readdirSync(databaseDir).every((name) => name === "PG_VERSION");
}

function readText(path: string): string | undefined {
	return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
