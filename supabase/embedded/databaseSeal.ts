import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A seal says: this database was closed in order by this engine, and no file of it has changed since. */
export interface DatabaseSeal {
	isIntact(): boolean;
	/** Broken while the database is open, so that a crash leaves none. */
	break(): void;
	put(): void;
}

export function createDatabaseSeal(databaseDir: string): DatabaseSeal {
	const path = `${databaseDir}.seal.json`;
	return {
		isIntact() {
			try {
				return readFileSync(path, "utf8") === describe(databaseDir);
			} catch {
				return false;
			}
		},
		break: () => rmSync(path, { force: true }),
		put: () => writeFileSync(path, describe(databaseDir)),
	};
}

function describe(databaseDir: string): string {
	const hash = createHash("sha256");
	for (const name of readdirSync(databaseDir, { recursive: true, encoding: "utf8" }).sort()) {
		const facts = statSync(join(databaseDir, name));
		// Whole milliseconds survive being copied with their times; folders do not.
		hash.update(facts.isDirectory() ? `${name}/\n` : `${name} ${facts.size} ${Math.trunc(facts.mtimeMs)}\n`);
	}
	return JSON.stringify({ engine: engineVersions(), files: hash.digest("hex") });
}

function engineVersions(): string {
	return ["@supabase/lite", "@electric-sql/pglite"].map(versionOf).join(", ");
}

function versionOf(name: string): string {
	const entry = fileURLToPath(import.meta.resolve(name));
	const folder = entry.slice(0, entry.lastIndexOf(join(name, "dist")) + name.length);
	return `${name} ${JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version}`;
}
