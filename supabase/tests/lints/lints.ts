/** A rule about the shape of the database, by the name that Supabase's advisor gives it. */
export interface Lint {
	name: string;
	/** The consequence of a finding for this site. */
	consequence: string;
	/** Returns one text for each finding. */
	query: string;
	/** Statements that violate the rule, which must then find `found`. */
	violation: string;
	found: string;
}

const ours = "('public', 'private', 'storage')";

/** Rules whose violation no other test would notice (docs/decisions/0015-only-migrations-grant-rights.md). */
export const lints: readonly Lint[] = [
	{
		name: "unindexed_foreign_keys",
		consequence: "deleting a referenced row scans the table",
		query: `select conname from pg_constraint where contype = 'f' and connamespace::regnamespace::text in ${ours}
			and not exists (select from pg_index where indrelid = conrelid and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey
				and (indkey::smallint[])[0:cardinality(conkey) - 1] <@ conkey)`,
		violation:
			"create table public.notes (id integer primary key, essay text constraint notes_essay references public.essays (id))",
		found: "notes_essay",
	},
	{
		name: "auth_rls_initplan",
		consequence: "a policy evaluates the caller's identity once for every row",
		query: `select policyname from pg_policies, unnest(array[qual, with_check]) as rule
			where schemaname in ${ours} and regexp_replace(rule, 'select\\s+(auth\\.\\w+\\(|current_setting\\()', '', 'gi') ~* '(auth\\.(uid|jwt|role|email)\\(|current_setting\\()'`,
		violation: "create policy slow on public.essays for update to authenticated using (auth.uid() is not null)",
		found: "slow",
	},
	{
		name: "no_primary_key",
		consequence: "a table has no primary key",
		query: `select relname from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ${ours}
			and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`,
		violation: "create table public.notes (essay text)",
		found: "notes",
	},
	{
		name: "unused_index",
		consequence: "an index costs every write and serves none of the site's queries",
		query: `select indexrelname from pg_stat_user_indexes join pg_index using (indexrelid)
			where idx_scan = 0 and not indisunique and schemaname in ('public', 'private')`,
		violation: "create index essays_by_excerpt on public.essays (excerpt)",
		found: "essays_by_excerpt",
	},
	{
		name: "duplicate_index",
		consequence: "two indexes are the same",
		query: `select string_agg(indexname, ', ' order by indexname) from pg_indexes where schemaname in ${ours}
			group by tablename, regexp_replace(indexdef, ' INDEX \\S+ ON ', ' INDEX ON ') having count(*) > 1`,
		violation: "create index contacts_again on public.contacts (status, created_at desc, id desc)",
		found: "contacts_again, contacts_by_status",
	},
];
