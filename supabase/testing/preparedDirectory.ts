import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const supabase = fileURLToPath(new URL("..", import.meta.url));
const cache = fileURLToPath(new URL("../../.cache/database", import.meta.url));

/**
 * A data directory on which `firstStart` has run, made once for the variables and the sources it depends on. Making a PostgreSQL cluster costs seconds that
 * every suite would pay again.
 */
export async function preparedDirectory(
	variables: Record<string, string>,
	firstStart: (directory: string) => Promise<void>,
): Promise<string> {
	const prepared = join(cache, fingerprint(variables));
	if (!existsSync(prepared)) {
		mkdirSync(cache, { recursive: true });
		dropOld();
		const draft = mkdtempSync(join(cache, "draft-"));
		await firstStart(draft);
		try {
			renameSync(draft, prepared);
		} catch {
			// Another suite was faster.
			rmSync(draft, { recursive: true, force: true });
		}
	}
	return prepared;
}

/** What earlier sources left; an hour is longer than any suite that may still copy it. */
function dropOld(): void {
	for (const name of readdirSync(cache)) {
		if (statSync(join(cache, name)).mtimeMs < Date.now() - 3_600_000) {
			rmSync(join(cache, name), { recursive: true, force: true });
		}
	}
}

function fingerprint(variables: Record<string, string>): string {
	const hash = createHash("sha256").update(JSON.stringify(variables));
	for (const folder of ["migrations", "embedded", "sample"]) {
		for (const name of readdirSync(join(supabase, folder), { recursive: true, encoding: "utf8" }).sort()) {
			const path = join(supabase, folder, name);
			if (statSync(path).isFile()) {
				hash.update(name).update(readFileSync(path));
			}
		}
	}
	return hash
		.update(readFileSync(join(supabase, "package.json")))
		.digest("hex")
		.slice(0, 20);
}
