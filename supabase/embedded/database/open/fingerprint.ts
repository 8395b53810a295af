import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import manifest from "../../../package.json" with { type: "json" };

const engineVersions = JSON.stringify([
	manifest.dependencies["@electric-sql/pglite"],
	manifest.devDependencies["@supabase/lite"],
]);

/** Changes with the engine and each file of the database; equal for a copy with the same file times. */
export function fingerprint(databaseDir: string): string {
	const hash = createHash("sha256").update(engineVersions);
	for (const name of readdirSync(databaseDir, { recursive: true, encoding: "utf8" }).sort()) {
		const stats = statSync(join(databaseDir, name));
		// Copies round file times to the millisecond, and have other folder times.
		hash.update(stats.isDirectory() ? `${name}/\n` : `${name} ${stats.size} ${Math.round(stats.mtimeMs)}\n`);
	}
	return hash.digest("hex");
}
