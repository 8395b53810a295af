import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The file proves that this engine shut the database down cleanly and that no file has changed since. */
export interface CleanShutdownMarker {
	/** The notes written with it; undefined when there is no marker or a file has changed. */
	read(): ShutdownNotes | undefined;
	/** Called while the database is open, so that a crash leaves no marker. */
	remove(): void;
	write(notes: ShutdownNotes): void;
}

export interface ShutdownNotes {
	/** The engine's knowledge of the schema, valid as long as the marker is. */
	introspection?: unknown;
}

export function createCleanShutdownMarker(databaseDir: string): CleanShutdownMarker {
	const path = `${databaseDir}.seal.json`;
	return {
		read() {
			try {
				const { print, notes } = JSON.parse(readFileSync(path, "utf8"));
				return print === fingerprint(databaseDir) ? notes : undefined;
			} catch {
				return undefined;
			}
		},
		remove: () => rmSync(path, { force: true }),
		write: (notes) => writeFileSync(path, JSON.stringify({ print: fingerprint(databaseDir), notes })),
	};
}

function fingerprint(databaseDir: string): string {
	const hash = createHash("sha256").update(engineVersions());
	for (const name of readdirSync(databaseDir, { recursive: true, encoding: "utf8" }).sort()) {
		const stats = statSync(join(databaseDir, name));
		// Copies preserve the modification times of files, to the millisecond, and not those of folders.
		hash.update(stats.isDirectory() ? `${name}/\n` : `${name} ${stats.size} ${Math.trunc(stats.mtimeMs)}\n`);
	}
	return hash.digest("hex");
}

function engineVersions(): string {
	return ["@supabase/lite", "@electric-sql/pglite"].map(versionOf).join(", ");
}

function versionOf(name: string): string {
	const entry = fileURLToPath(import.meta.resolve(name));
	const folder = entry.slice(0, entry.lastIndexOf(join(name, "dist")) + name.length);
	return `${name} ${JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version}`;
}
