import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A seal says: this database was closed in order by this engine, and no file of it has changed since. */
export interface DatabaseSeal {
	/** What was put with the seal, or undefined when there is none or something has changed. */
	read(): SealedNotes | undefined;
	/** Broken while the database is open, so that a crash leaves none. */
	break(): void;
	put(notes: SealedNotes): void;
}

export interface SealedNotes {
	/** What the engine found out about the tables; it holds as long as the seal does. */
	introspection?: unknown;
}

export function createDatabaseSeal(databaseDir: string): DatabaseSeal {
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
		break: () => rmSync(path, { force: true }),
		put: (notes) => writeFileSync(path, JSON.stringify({ print: fingerprint(databaseDir), notes })),
	};
}

function fingerprint(databaseDir: string): string {
	const hash = createHash("sha256").update(engineVersions());
	for (const name of readdirSync(databaseDir, { recursive: true, encoding: "utf8" }).sort()) {
		const facts = statSync(join(databaseDir, name));
		// Whole milliseconds survive being copied with their times; folders do not.
		hash.update(facts.isDirectory() ? `${name}/\n` : `${name} ${facts.size} ${Math.trunc(facts.mtimeMs)}\n`);
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
