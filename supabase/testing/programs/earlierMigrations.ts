import { createHash } from "node:crypto";
import { listMigrations, type Migration } from "../../embedded/database/migrations.ts";

/** How to restore a migration's earlier text, and the SHA-256 that proves it. */
interface Edit {
	sha256: string;
	toEarlier: (sql: string) => string;
}

const countTrimmed = (sql: string) =>
	sql.replace(/char_length\((\w+)\) <= (\d+) and \1 ~ '\\S'/g, "char_length(btrim($1)) between 1 and $2");

/** Earlier texts of the migrations, by the version of each edited file. */
export const histories = {
	"with the first text checks": {
		"20260101000300": {
			sha256: "d54e30fb7e5d215a5c9d63c2a41c0e4c039af91a520422ad20756d58064180ba",
			toEarlier: countTrimmed,
		},
		"20260101000400": {
			sha256: "7f0ee2e2d6678d60e6c3fc49c97e1b9a34f96b45b7ce1243662b1e889271f57b",
			toEarlier: countTrimmed,
		},
	},
	"with a collated revision": {
		"20261122000100": {
			sha256: "648929c38e12bb073a86e00289b5750f30bf26490db4e0eecc060d8f8166c0ad",
			toEarlier: (sql) => sql.replace("order by row_of", 'order by row_of collate "C"'),
		},
	},
	"with invisible texts": {},
} satisfies Record<string, Record<string, Edit>>;

/** The last migration of a history, where it is not the last one that landed without its checksum. */
const last: { [History in keyof typeof histories]?: string } = { "with invisible texts": "20261128000310" };

/** The migrations of that history. */
export function earlierMigrations(history: keyof typeof histories): Migration[] {
	const edits: Record<string, Edit> = histories[history];
	return listMigrations()
		.filter(({ version }) => version <= (last[history] ?? "20261122000200"))
		.map((migration) => ({ ...migration, sql: toEarlier(migration, edits[migration.version]) }));
}

function toEarlier({ version, sql }: Migration, edit: Edit | undefined): string {
	if (edit === undefined) {
		return sql;
	}
	const earlier = edit.toEarlier(sql);
	if (createHash("sha256").update(earlier).digest("hex") !== edit.sha256) {
		throw new Error(`migration ${version} did not read like this`);
	}
	return earlier;
}
