import { createReadStream } from "node:fs";
import type { Queries } from "../database/Sql.ts";
import { CommandError } from "../errors.ts";
import { type BackupCounts, splitLines } from "./backupFormat.ts";

/** The tables of a backup, referenced ones first. */
const backedUpTables = [
	"auth.users",
	"auth.identities",
	"private.admins",
	"public.profile",
	"public.projects",
	"public.essays",
	"public.revisions",
	"public.preview_links",
	"public.redirects",
	"public.jobs",
	"public.contacts",
	"public.hire_projects",
	"public.enquiry_notes",
	"public.enquiry_events",
	"public.reply_templates",
	"public.site_settings",
	"public.service_categories",
	"public.services",
	"storage.objects",
];

/**
 * What belongs to an installation: sessions, the state of the first steps, and the mail queue, which a backup
 * would send again. A site that moves takes it along.
 */
const installationTables = [
	"auth.sessions",
	"auth.refresh_tokens",
	"private.sign_in_networks",
	"public.setup",
	"public.mail_settings",
	"public.mails",
];

/** The tables of a backup, or of all that a site holds. */
export const tablesOf = ({ isWhole = false }: { isWhole?: boolean }): readonly string[] =>
	isWhole ? [...backedUpTables, ...installationTables] : backedUpTables;

/** Empties the tables; sessions go with their accounts. */
export async function clearTables(transaction: Queries, tables: readonly string[]): Promise<void> {
	for (const table of tables.toReversed()) {
		await transaction.query(`delete from ${table}`);
	}
}

/** Inserts staged rows exactly as they were: without triggers, which would give new ids and times. */
export async function insertRows(transaction: Queries, rowsPath: string, tables: readonly string[]): Promise<void> {
	const columns = new Map<string, Set<string>>();
	for (const table of tables) {
		columns.set(table, new Set(await readColumns(transaction, table)));
	}
	await transaction.query("set local session_replication_role = replica");
	const counts: BackupCounts = {};
	for await (const line of splitLines(createReadStream(rowsPath))) {
		const { table, row } = JSON.parse(line.toString()) as { table: string; row: Record<string, unknown> };
		const names = Object.keys(row).map((name) => `"${name}"`);
		const unknown = names.find((name) => !columns.get(table)?.has(name));
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
	await assertForeignKeys(transaction);
}

/** Throws the sentence about a row or a file of a backup that cannot be stored, for what made it fail. */
export const refuseEntry =
	(name: string) =>
	(error: unknown): never => {
		throw new CommandError(`The backup's ${name} cannot be stored (${describe(error)}); nothing was changed.`);
	};

function describe(error: unknown): string {
	const { code, message } = error as { code?: unknown; message: string };
	if (code === "22P05") {
		return "it holds a NUL character";
	}
	if (error instanceof RangeError || code === "54001") {
		return "it is nested too deeply";
	}
	return typeof code === "string" && /^[A-Z_]{4,}$/.test(code) ? code : (message.split("\n")[0] ?? "");
}

/**
 * Checks the foreign keys once at the end, because they are triggers as well. In SQL even null is "not in" a
 * table without rows.
 */
async function assertForeignKeys(transaction: Queries): Promise<void> {
	const { rows } = await transaction.query<{ what: string }>(
		`select 'an admin' as what from private.admins where user_id not in (select id from auth.users)
		union all select 'an identity' from auth.identities
			where user_id not in (select id from auth.users)
		union all select 'a preview link' from public.preview_links
			where (essay_id is not null and essay_id not in (select id from public.essays))
				or (project_id is not null and project_id not in (select id from public.projects))
		union all select 'a note' from public.enquiry_notes
			where (contact_id is not null and contact_id not in (select id from public.contacts))
				or (hire_project_id is not null and hire_project_id not in (select id from public.hire_projects))
		union all select 'an event' from public.enquiry_events
			where (contact_id is not null and contact_id not in (select id from public.contacts))
				or (hire_project_id is not null and hire_project_id not in (select id from public.hire_projects))
		union all select 'a hire request' from public.hire_projects
			where contact_id is not null and contact_id not in (select id from public.contacts)
		union all select 'a translation' from public.essays where translation_of not in (select id from public.essays)
		union all select 'a service' from public.services where category not in (select id from public.service_categories)
		union all select 'a file' from storage.objects
			where bucket_id not in (select id from storage.buckets)`,
	);
	if (rows[0]) {
		throw new CommandError(`The backup holds ${rows[0].what} that refers to nothing; nothing was changed.`);
	}
}

/** The quoted names of a table's columns, without generated ones. */
export async function readColumns(sql: Queries, table: string): Promise<string[]> {
	const { rows } = await sql.query<{ name: string }>("select unnest(private.stored_columns($1)) as name", [table]);
	return rows.map(({ name }) => name);
}
