import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { upgradesFolder } from "../../folders.ts";
import type { Migration } from "./Migration.ts";

/** The migrations of 3.0.0 and the later ones, which 4.0.0 replaced with a shorter list. */
interface Upgrade {
	/** The migrations that 3.0.0 had. */
	released: Migration[];
	/** The later ones, which a database of 3.0.0 lacks. */
	unreleased: Migration[];
	/** Records the new list as applied instead of the old one. */
	baseline: string;
}

export function readUpgrade(): Upgrade {
	const read = (file: string) => readFileSync(new URL(file, upgradesFolder));
	const [unreleased = "", baseline = ""] = read("3.0.0.sql")
		.toString()
		.split(/^-- baseline\n/m);
	return {
		released: splitMigrations(gunzipSync(read("3.0.0.schema.sql.gz")).toString()),
		unreleased: splitMigrations(unreleased),
		baseline,
	};
}

/** Each migration begins with a line of its version and name; the text before the first one is for psql. */
function splitMigrations(text: string): Migration[] {
	const [, ...parts] = text.split(/^-- migration (\d{14}_\w+)\n/m);
	return parts.flatMap((part, at) => {
		if (at % 2 === 1) return [];
		return [{ version: part.slice(0, 14), name: part.slice(15), sql: parts[at + 1] ?? "" }];
	});
}
