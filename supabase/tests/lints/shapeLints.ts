import { exposed, type Lint, ours } from "./Lint.ts";

/** Rules about the definition of tables, indexes, functions and extensions. */
export const shapeLints: readonly Lint[] = [
	{
		name: "unindexed_foreign_keys",
		consequence: "deleting a referenced row scans the table",
		query: `select conname from pg_constraint where contype = 'f' and connamespace::regnamespace::text in ${ours}
			and not exists (select from pg_index where indrelid = conrelid and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey
				and (indkey::smallint[])[0:cardinality(conkey) - 1] <@ conkey)`,
		violation: [
			"create table public.notes (id integer primary key, essay text constraint notes_essay references public.essays (id))",
		],
		found: "notes_essay",
	},
	{
		name: "auth_rls_initplan",
		consequence: "a policy evaluates the caller's identity once for every row",
		query: `select policyname from pg_policies, unnest(array[qual, with_check]) as rule
			where schemaname in ${ours} and regexp_replace(rule, 'select\\s+(auth\\.\\w+\\(|current_setting\\()', '', 'gi') ~* '(auth\\.(uid|jwt|role|email)\\(|current_setting\\()'`,
		violation: ["create policy slow on public.essays for update to authenticated using (auth.uid() is not null)"],
		found: "slow",
	},
	{
		name: "no_primary_key",
		consequence: "a table has no primary key",
		query: `select relname from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ${ours}
			and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`,
		violation: ["create table public.notes (essay text)"],
		found: "notes",
	},
	{
		name: "unused_index",
		consequence: "an index costs every write and serves none of the site's queries",
		query: `select indexrelname from pg_stat_user_indexes join pg_index using (indexrelid)
			where idx_scan = 0 and not indisunique and schemaname in ('public', 'private')`,
		violation: ["create index essays_by_excerpt on public.essays (excerpt)"],
		found: "essays_by_excerpt",
	},
	{
		name: "multiple_permissive_policies",
		consequence: "a query evaluates two policies",
		query: `select format('%s %s %s', tablename, role, action) from pg_policies,
				unnest(case when roles = array['public']::name[] then array['anon', 'authenticated']::name[] else roles end) as role,
				unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) as action
			where permissive = 'PERMISSIVE' and schemaname in ${ours} group by schemaname, tablename, role, action having count(*) > 1`,
		violation: ["create policy second on public.essays for all to public using (status = 'published')"],
		found: "essays anon SELECT",
	},
	{
		name: "duplicate_index",
		consequence: "two indexes are the same",
		query: `select string_agg(indexname, ', ' order by indexname) from pg_indexes where schemaname in ${ours}
			group by tablename, regexp_replace(indexdef, ' INDEX \\S+ ON ', ' INDEX ON ') having count(*) > 1`,
		violation: ["create index contacts_again on public.contacts (status, created_at desc, id desc)"],
		found: "contacts_again, contacts_by_status",
	},
	{
		name: "function_search_path_mutable",
		consequence: "a function's search path can be changed to another schema",
		query: `select proname from pg_proc where pronamespace::regnamespace::text in ('public', 'private')
			and not exists (select from unnest(proconfig) as setting where setting like 'search\\_path=%')`,
		violation: ["create function private.wander() returns integer language sql as 'select 1'"],
		found: "wander",
	},
	{
		name: "extension_in_public",
		consequence: "an extension's functions are served by the API",
		query: `select extname from pg_extension where extnamespace = ${exposed}`,
		violation: [`update pg_extension set extnamespace = ${exposed} where extname = 'plpgsql'`],
		found: "plpgsql",
	},
	{
		name: "unsupported_reg_types",
		consequence: "a column would stop an upgrade of PostgreSQL",
		query: `select attname from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace::regnamespace::text in ${ours}
			and relkind in ('r', 'p', 'm') and attnum > 0
			and atttypid::regtype::text in ('regcollation', 'regconfig', 'regdictionary', 'regnamespace', 'regoper', 'regoperator', 'regproc', 'regprocedure')`,
		violation: ["create table public.notes (id integer primary key, caller regproc)"],
		found: "caller",
	},
	{
		name: "table_bloat",
		consequence: "a table is mostly empty pages",
		query: `select relname from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ${ours}
			and relpages * 8192::bigint > 20 * 1024 * 1024
			and relpages > 70 * greatest(1, reltuples * (28 + (select coalesce(sum(avg_width), 0) from pg_stats
				where schemaname = relnamespace::regnamespace::text and tablename = relname)) / 8192)`,
		violation: [
			"create table public.notes (id integer primary key, text text)",
			"alter table public.notes alter column text set storage plain",
			"insert into public.notes select number, repeat('x', 7000) from generate_series(1, 3000) as number",
			"delete from public.notes where id > 1",
			"analyze public.notes",
		],
		found: "notes",
	},
	{
		name: "fkey_to_auth_unique",
		consequence: "an upgrade of the accounts' tables would fail",
		query: `select conname from pg_constraint join pg_index on indexrelid = conindid
			where contype = 'f' and confrelid in (select oid from pg_class where relnamespace = 'auth'::regnamespace)
			and connamespace::regnamespace::text in ${ours} and not indisprimary`,
		violation: [
			"alter table auth.users add constraint users_unique_phone unique (phone)",
			"create table public.notes (id integer primary key, phone text constraint notes_phone references auth.users (phone))",
		],
		found: "notes_phone",
	},
	{
		name: "extension_versions_outdated",
		consequence: "an extension waits for its update",
		query: "select extname from pg_extension join pg_available_extensions on name = extname where extversion <> default_version",
		violation: ["update pg_extension set extversion = '0.9' where extname = 'plpgsql'"],
		found: "plpgsql",
	},
];
