import { createReadStream, existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { writeFileDurably } from "@site/shared-data/files";
import { root } from "./paths.ts";
import { runNode } from "./runNode.ts";
import { hashOf } from "./sourceVersion.js";

const sources = ["supabase/migrations", "supabase/embedded/database", "supabase/embedded/engine", "package-lock.json"];
const cache = join(root, ".cache/new-database");

/**
 * Adds a database with every migration to a build of the programs, for first starts. It takes ten seconds and
 * depends only on migrations and engine, so later builds copy it.
 */
export async function addNewDatabase(folder: string): Promise<void> {
	const kept = join(cache, `${hashOf(sources)}.tar.gz`);
	const file = join(folder, "database.tar.gz");
	if (existsSync(kept)) return copyFile(kept, file);
	await runNode([join(folder, "newDatabase.mjs"), file], root);
	await mkdir(cache, { recursive: true });
	await writeFileDurably(kept, createReadStream(file));
}
