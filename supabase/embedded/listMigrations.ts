import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface Migration {
	version: string;
	name: string;
	sql: string;
}

const directory = fileURLToPath(new URL("../migrations", import.meta.url));

/** The migrations in the order of their versions. */
export function listMigrations(): Migration[] {
	return readdirSync(directory)
		.sort()
		.flatMap((file) => {
			const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
			return version && name ? [{ version, name, sql: readFileSync(join(directory, file), "utf8") }] : [];
		});
}
