import { createReadStream } from "node:fs";
import type { PGlite } from "@supabase/lite/pglite";
import { backedUpTables } from "./backedUpTables.ts";
import { Refusal } from "./Refusal.ts";
import { readColumns } from "./readColumns.ts";
import { splitLines } from "./splitLines.ts";

/** Inserts staged rows exactly as they were: triggers, which would give new ids and times, stay out of it; checks and keys hold. */
export async function insertRows(transaction: Pick<PGlite, "query">, rowsPath: string): Promise<void> {
	const columns = new Map<string, Set<string>>();
	for (const table of backedUpTables) {
		columns.set(table, new Set(await readColumns(transaction, table)));
	}
	await transaction.query("set local session_replication_role = replica");
	for await (const line of splitLines(createReadStream(rowsPath))) {
		const { table, row } = JSON.parse(line.toString()) as { table: string; row: Record<string, unknown> };
		const names = Object.keys(row).map((name) => `"${name}"`);
		const stranger = names.find((name) => !columns.get(table)?.has(name));
		if (stranger !== undefined) {
			throw new Refusal(`The backup holds ${table}.${stranger}, which this version does not know; nothing was changed.`);
		}
		await transaction.query(
			`insert into ${table} (${names.join(", ")}) select ${names.join(", ")} from json_populate_record(null::${table}, $1::text::json)`,
			[JSON.stringify(row)],
		);
	}
	await transaction.query("set local session_replication_role = origin");
	await refuseDangling(transaction);
}

/** Foreign keys are triggers as well, so what they would have said is asked once at the end. */
async function refuseDangling(transaction: Pick<PGlite, "query">): Promise<void> {
	const { rows } = await transaction.query<{ what: string }>(
		`select 'an admin' as what from private.admins where user_id not in (select id from auth.users)
		union all select 'an identity' from auth.identities where user_id not in (select id from auth.users)
		union all select 'a file' from storage.objects where bucket_id not in (select id from storage.buckets)`,
	);
	if (rows[0]) {
		throw new Refusal(`The backup holds ${rows[0].what} that refers to nothing; nothing was changed.`);
	}
}
