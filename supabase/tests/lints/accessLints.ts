import { exposed, isReadable, type Lint, ours } from "./Lint.ts";

/** Relations of this kind that a visitor or an account may read through the API. */
const readableRelations = (kind: string) =>
	`select relname from pg_class where relkind = '${kind}' and relnamespace = ${exposed} and ${isReadable("oid")}`;

const policies = `(select schemaname || '.' || tablename as place, policyname, cmd, permissive, roles, coalesce(qual, '') || ' ' || coalesce(with_check, '') as text,
	qual, with_check from pg_policies where schemaname in ${ours}) as policy`;

const definers = (role: string) =>
	`select proname from pg_proc where prosecdef and pronamespace = ${exposed} and has_function_privilege('${role}', oid, 'execute')`;

const graphql = (role: string) =>
	`select relname from pg_class where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace = ${exposed}
		and has_table_privilege('${role}', oid, 'select') and exists (select from pg_extension where extname = 'pg_graphql')`;

/** The extension cannot be installed here; the rule reads only its row in the catalog. */
const fakeGraphqlExtension = `insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
	values (987654, 'pg_graphql', 10, ${exposed}, false, '1.5')`;

const isAlwaysTrue = (column: string) =>
	`regexp_replace(lower(coalesce(${column}, '')), '[()[:space:]]', '', 'g') in ('true', '1=1')`;

const makeView = "create view public.shop_window as select id, email from auth.users";
const grantToVisitors = (relation: string) => `grant select on public.${relation} to anon`;

/** Rules about access. */
export const accessLints: readonly Lint[] = [
	{
		name: "auth_users_exposed",
		consequence: "a view discloses the accounts to visitors",
		query: `select distinct view.relname from pg_depend join pg_rewrite on pg_rewrite.oid = objid join pg_class as view on view.oid = ev_class
			where refobjid = 'auth.users'::regclass and deptype = 'n' and view.relnamespace = ${exposed} and view.relkind in ('v', 'm')
			and ${isReadable("view.oid")}
			and not (view.relkind = 'v' and coalesce(view.reloptions::text, '') ~* 'security_invoker=(1|true|yes|on)'
				and (select relrowsecurity from pg_class where oid = 'auth.users'::regclass))`,
		violation: [makeView, grantToVisitors("shop_window")],
		found: "shop_window",
	},
	{
		name: "policy_exists_rls_disabled",
		consequence: "policies exist, but row-level security is off",
		query: `select distinct relname from pg_policy join pg_class on pg_class.oid = polrelid where not relrowsecurity
			and relnamespace::regnamespace::text in ${ours}`,
		violation: ["alter table public.essays disable row level security"],
		found: "essays",
	},
	{
		name: "rls_enabled_no_policy",
		consequence: "a table has row-level security and no policy, most likely by mistake",
		query: `select relname from pg_class where relkind = 'r' and relrowsecurity and relnamespace::regnamespace::text in ${ours}
			and not exists (select from pg_policy where polrelid = pg_class.oid)`,
		violation: ["create table public.drawer (id integer primary key)", "alter table public.drawer enable row level security"],
		found: "drawer",
	},
	{
		name: "security_definer_view",
		consequence: "a view reads with its creator's rights",
		query: `${readableRelations("v")} and coalesce(reloptions::text, '') !~* 'security_invoker=(1|true|yes|on)'`,
		violation: ["create view public.window as select title from public.essays", grantToVisitors("window")],
		found: "window",
	},
	{
		name: "rls_disabled_in_public",
		consequence: "a table of the API has no row-level security",
		query: `${readableRelations("r")} and not relrowsecurity`,
		violation: ["create table public.drawer (id integer primary key)", grantToVisitors("drawer")],
		found: "drawer",
	},
	{
		name: "rls_references_user_metadata",
		consequence: "a policy trusts metadata that an account can change itself",
		query: `select policyname from ${policies} where text like '%user_metadata%' and (text like '%jwt()%' or text like '%request.jwt%')`,
		violation: [
			"create policy boast on public.essays for update to authenticated using ((select auth.jwt() -> 'user_metadata' ->> 'role') = 'admin')",
		],
		found: "boast",
	},
	{
		name: "materialized_view_in_api",
		consequence: "a materialized view, which has no row-level security, is served",
		query: readableRelations("m"),
		violation: ["create materialized view public.copy as select title from public.essays", grantToVisitors("copy")],
		found: "copy",
	},
	{
		name: "foreign_table_in_api",
		consequence: "a foreign table, which has no row-level security, is served",
		query: readableRelations("f"),
		violation: [
			"create foreign data wrapper elsewhere",
			"create server elsewhere foreign data wrapper elsewhere",
			"create foreign table public.elsewhere (id integer) server elsewhere",
			grantToVisitors("elsewhere"),
		],
		found: "elsewhere",
	},
	{
		name: "insecure_queue_exposed_in_api",
		consequence: "messages in a queue are public",
		query: `select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace where nspname = 'pgmq' and relname like 'q\\_%'
			and relkind in ('r', 'p') and not relrowsecurity and ${isReadable("pg_class.oid")}`,
		violation: ["create schema pgmq", "create table pgmq.q_mail (id integer primary key)", "grant select on pgmq.q_mail to anon"],
		found: "q_mail",
	},
	{
		name: "sensitive_columns_exposed",
		consequence: "a column named like a secret is served without row-level security",
		query: `select relname || '.' || attname from pg_attribute join pg_class on pg_class.oid = attrelid
			where attnum > 0 and relkind = 'r' and relnamespace = ${exposed} and not relrowsecurity and ${isReadable("pg_class.oid")}
			and replace(lower(attname), '-', '_') ~ '(pass(word|wd|phrase)|^pwd$|secret|token|api_?key|(private|auth|ssh|pgp|gpg|license|activation|session)_key|jwt|otp|two_factor|2fa|(recovery|backup|verification|auth)_code|session_id|ssn|social_security|licen[sc]e_number|passport|national_id|tax_id|credit_card|card_number|^cv[vcn]$|bank_account|(account|routing|insurance)_number|iban|swift_code|^bic$|(health|medical)_(record|insurance)|patient|treatment|mac_?addr|imei|device_uuid|certificate|facial_recognition)'`,
		violation: ["create table public.drawer (id integer primary key, api_key text)", grantToVisitors("drawer")],
		found: "drawer.api_key",
	},
	{
		name: "rls_policy_always_true",
		consequence: "a policy lets every caller write",
		query: `select policyname from ${policies} where permissive = 'PERMISSIVE' and roles && array['anon', 'authenticated', 'public']::name[]
			and ((cmd in ('UPDATE', 'DELETE', 'ALL') and (qual is null or ${isAlwaysTrue("qual")}))
				or ${isAlwaysTrue("with_check")} or (cmd = 'INSERT' and with_check is null))`,
		violation: ["create policy gate on public.essays for insert to anon with check (true)"],
		found: "gate",
	},
	{
		name: "public_bucket_allows_listing",
		consequence: "the images of a public bucket can be listed by every caller",
		query: `select distinct id from storage.buckets join pg_policies on schemaname = 'storage' and tablename = 'objects'
			where public and cmd in ('SELECT', 'ALL') and permissive = 'PERMISSIVE' and roles && array['anon', 'authenticated', 'public']::name[]
			and (qual is null or ${isAlwaysTrue("qual")} or regexp_replace(qual, '[()[:space:]]|::[a-z]+', '', 'g') = 'bucket_id=' || quote_literal(id))`,
		violation: ["create policy shelf on storage.objects for select to anon using (bucket_id = 'essay-images')"],
		found: "essay-images",
	},
	{
		name: "pg_graphql_anon_table_exposed",
		consequence: "a visitor finds the tables a second time, in GraphQL",
		query: graphql("anon"),
		violation: [fakeGraphqlExtension],
		found: "essays",
	},
	{
		name: "pg_graphql_authenticated_table_exposed",
		consequence: "an account finds the tables a second time, in GraphQL",
		query: graphql("authenticated"),
		violation: [fakeGraphqlExtension],
		found: "contacts",
	},
	{
		name: "anon_security_definer_function_executable",
		consequence: "a visitor calls a function that has its creator's rights",
		query: definers("anon"),
		violation: [
			"create function public.open_door() returns integer language sql security definer return 1",
			"grant execute on function public.open_door() to anon",
		],
		found: "open_door",
	},
	{
		name: "authenticated_security_definer_function_executable",
		consequence: "an account calls a function that has its creator's rights",
		query: definers("authenticated"),
		violation: [
			"create function public.open_door() returns integer language sql security definer return 1",
			"grant execute on function public.open_door() to authenticated",
		],
		found: "open_door",
	},
];
