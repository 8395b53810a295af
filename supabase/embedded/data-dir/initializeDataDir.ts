import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { syncToDisk, writeFileDurably } from "@site/shared-data/files";
import { StartError } from "../errors.ts";
import { findDatabase } from "./inspectDataDirectory.ts";

/**
 * Begins the first start, also after an interrupted one, whose unused database it removes. The marker and the
 * database folder contain the same id, so a marker from elsewhere removes nothing.
 */
export async function initializeDataDir(dataDir: string, databaseDir: string) {
	const marker = join(dataDir, "first-start");
	const markerCopy = join(databaseDir, "first-start");
	if (existsSync(marker)) {
		if (!isEmptyDatabase(databaseDir) && readText(markerCopy) !== readText(marker)) {
			throw new StartError(
				`${marker} says that the first start has not finished, ` +
					`but ${databaseDir} is none that it made; ` +
					"nothing was changed, remove the file to keep the database, or both to begin a new site.",
			);
		}
		rmSync(databaseDir, { recursive: true, force: true });
	}
	const isFirst = !findDatabase(databaseDir);
	if (isFirst) {
		const id = randomUUID();
		await writeFileDurably(marker, id);
		mkdirSync(databaseDir, { recursive: true });
		await writeFileDurably(markerCopy, id);
	}
	return {
		isFirst,
		/** Call it once the database must never be removed again. */
		async finish() {
			rmSync(marker, { force: true });
			rmSync(markerCopy, { force: true });
			if (isFirst) {
				// Otherwise they could reappear after a power cut.
				await syncToDisk(dataDir);
			}
		},
	};
}

const isEmptyDatabase = (databaseDir: string) =>
	!existsSync(databaseDir) || readdirSync(databaseDir).every((name) => name === "PG_VERSION" || name.startsWith("."));

const readText = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);
