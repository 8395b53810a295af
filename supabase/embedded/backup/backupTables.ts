import { createReadStream } from "node:fs";
import type { Queries } from "../database/Sql.ts";
import { CommandError } from "../errors.ts";
import { type BackupCounts, splitLines } from "./backupFormat.ts";

/** Tables that no backup contains: starts, migrations, and senders, who are counted for a day. */
const excluded = [
	"private.settings",
	"private.pages",
	"private.form_submissions",
	"private.visit_senders",
	"private.visit_hosts",
	"private.attempts",
];

/** Tables of the engine that a backup contains. */
const engineTables = ["auth.users", "auth.identities", "auth.sessions", "auth.refresh_tokens", "storage.objects"];

/** Tables of an installation, such as mails that a restore would send again; only a move includes them. */
const installationTables = [
	"auth.sessions",
	"auth.refresh_tokens",
	"private.sign_in_networks",
	"public.setup",
	"public.mail_settings",
	"public.mails",
	"private.quote_mail_tokens",
];

/** Every table of a move, referenced ones first. */
export async function readTables(sql: Queries): Promise<string[]> {
	const { rows } = await sql.query<{ name: string }>(
		`with recursive backed_up as (
			select pg_class.oid, name
			from pg_class join pg_namespace on pg_namespace.oid = relnamespace, format('%I.%I', nspname, relname) as name
			where relkind = 'r' and (nspname in ('public', 'private') and name <> all($1::text[]) or name = any($2::text[]))
		), ranked (oid, rank) as (
			select oid, 0 from backed_up
			union select conrelid, rank + 1 from ranked join pg_constraint on confrelid = ranked.oid
				where contype = 'f' and conrelid <> confrelid
		)
		select name from backed_up join ranked using (oid) group by name order by max(rank), name`,
		[excluded, engineTables],
	);
	return rows.map(({ name }) => name);
}

/** The tables of a backup, or all tables of the site. */
export const tablesOf = (
	tables: readonly string[],
	{ includesRuntimeData = false }: { includesRuntimeData?: boolean },
): readonly string[] => (includesRuntimeData ? tables : tables.filter((table) => !installationTables.includes(table)));

/** A site with accounts has its owner: otherwise the next account that is made would become an admin. */
export const keepOwnerSeat = "update private.settings set owner_appointed = true where exists (select from auth.users)";

/** Replaces the tables' rows with staged rows; sessions are deleted with their accounts. */
export async function replaceRows(transaction: Queries, rowsPath: string, tables: readonly string[]): Promise<void> {
	// Rows inserted meanwhile would be mixed with those of the backup.
	await transaction.exec(`lock table ${tables.join(", ")} in share row exclusive mode`);
	for (const table of tables.toReversed()) {
		await transaction.query(`delete from ${table}`);
	}
	const columns = new Map<string, readonly string[]>();
	for (const table of tables) {
		columns.set(table, await readColumns(transaction, table));
	}
	// Without triggers, which would give new ids and times.
	await transaction.query("set local session_replication_role = replica");
	const counts: BackupCounts = {};
	for await (const line of splitLines(createReadStream(rowsPath))) {
		const { table, row } = JSON.parse(line.toString()) as { table: string; row: Record<string, unknown> };
		const names = Object.keys(row).map((name) => `"${name}"`);
		const unknown = names.find((name) => !columns.get(table)?.includes(name));
		if (unknown !== undefined) {
			throw new CommandError(`The backup holds ${table}.${unknown}, which this version does not know; nothing was changed.`);
		}
		const number = (counts[table] ?? 0) + 1;
		counts[table] = number;
		await transaction
			.query(
				`insert into ${table} (${names.join(", ")}) overriding system value
				select ${names.join(", ")} from json_populate_record(null::${table}, $1::text::json)`,
				[JSON.stringify(row)],
			)
			.catch(refuseEntry(`row ${number} of ${table}`));
	}
	await transaction.query("set local session_replication_role = origin");
	await transaction.query("select private.continue_counters($1::text[])", [tables]);
	await transaction.query(keepOwnerSeat);
	await assertForeignKeys(transaction, tables);
}

/** Throws a sentence about the row or file that failed, for the cause of the failure. */
export const refuseEntry =
	(name: string) =>
	(error: unknown): never => {
		throw new CommandError(`The backup's ${name} cannot be stored (${describe(error)}); nothing was changed.`);
	};

function describe(error: unknown): string {
	const { code, message } = error as { code?: unknown; message: string };
	if (code === "22P05") return "it holds a NUL character";
	if (error instanceof RangeError || code === "54001") return "it is nested too deeply";
	return typeof code === "string" && /^[A-Z_]{4,}$/.test(code) ? code : (message.split("\n")[0] ?? "");
}

/** Checks the foreign keys once at the end, because they are triggers as well. */
async function assertForeignKeys(transaction: Queries, tables: readonly string[]): Promise<void> {
	const { rows: keys } = await transaction.query<{ source: string; orphans: string }>(
		`select source, format('select from %s as source where %s and not exists (select from %s as target where %s)', source,
			string_agg(format('source.%I is not null', here.attname), ' and '), confrelid::regclass,
			string_agg(format('target.%I = source.%I', there.attname, here.attname), ' and ')) as orphans
		from unnest($1::text[]) as source join pg_constraint on conrelid = source::regclass and contype = 'f',
			unnest(conkey, confkey) as key (here_number, there_number)
			join pg_attribute as here on here.attnum = here_number
			join pg_attribute as there on there.attnum = there_number
		where here.attrelid = conrelid and there.attrelid = confrelid
		group by source, pg_constraint.oid, confrelid`,
		[tables],
	);
	for (const { source, orphans } of keys) {
		if ((await transaction.query(`${orphans} limit 1`)).rows.length > 0) {
			throw new CommandError(`The backup holds a row of ${source} that refers to nothing; nothing was changed.`);
		}
	}
}

/** The quoted names of a table's columns, without generated ones. */
export async function readColumns(sql: Queries, table: string): Promise<string[]> {
	const { rows } = await sql.query<{ name: string }>("select unnest(private.stored_columns($1)) as name", [table]);
	return rows.map(({ name }) => name);
}
