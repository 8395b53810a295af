const apiRoles = "('anon', 'authenticated', 'service_role')";
/** A relation's name, without the schema when that is public. */
const displayName = "case when nspname = 'public' then '' else nspname || '.' end || relname";

/** The queries on the catalog; catalog.test.ts has one test for each. */
export const catalogQueries = {
	tables: `select relname as name, relrowsecurity as enabled, relforcerowsecurity as forced from pg_class
		where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm', 'f') order by relname`,
	views: `select relname as name, coalesce(reloptions::text, '') as options from pg_class
		where relnamespace = 'public'::regnamespace and relkind = 'v' order by relname`,
	policies: `select polrelid::regclass::text as "table", polname as policy, polcmd as action, polpermissive as permissive,
			(select string_agg(coalesce(rolname, 'public'), ', ') from unnest(polroles) as role (id) left join pg_roles on oid = id) as roles
		from pg_policy order by 1, 2`,
	tableGrants: `select rolname || ' ' || privilege_type || ' ' || ${displayName} as line
		from pg_class join pg_namespace on pg_namespace.oid = relnamespace, aclexplode(relacl) join pg_roles on pg_roles.oid = grantee
		where nspname in ('public', 'private') and rolname in ${apiRoles}`,
	columnGrants: `select rolname || ' ' || privilege_type || ' ' || ${displayName} || ' (' || string_agg(attname, ', ' order by attname) || ')' as line
		from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace,
			aclexplode(attacl) join pg_roles on pg_roles.oid = grantee
		where nspname in ('public', 'private') group by rolname, privilege_type, nspname, relname`,
	functions: `select rolname || ' ' || nspname || '.' || proname as line
		from pg_proc join pg_namespace on pg_namespace.oid = pronamespace, pg_roles
		where nspname = 'private' and rolname in ${apiRoles} and has_function_privilege(pg_roles.oid, pg_proc.oid, 'execute')`,
	publicFunctions: "select proname as name from pg_proc where pronamespace = 'public'::regnamespace",
	unpinnedSearchPaths: `select proname as name from pg_proc
		where pronamespace::regnamespace::text in ('public', 'private') and not coalesce(proconfig, '{}') @> array['search_path=""']`,
	unconditionalWrites: `select proname as name, statement[1] as statement from pg_proc,
			regexp_matches(prosrc, '((?:delete\\s+from|update)\\s+[^;]+)', 'gi') as statement
		where pronamespace::regnamespace::text in ('public', 'private') and statement[1] !~* '\\mwhere\\M'`,
	definers: `select case when nspname = 'private' then '' else nspname || '.' end || proname as name
		from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
		where nspname in ('public', 'private') and prosecdef order by proname`,
	extensionsInPublic: "select extname as name from pg_extension where extnamespace = 'public'::regnamespace",
	laterTable: `select grantee::regrole::text as role from pg_default_acl, aclexplode(defaclacl)
		where defaclnamespace in ('public'::regnamespace, 'private'::regnamespace) and grantee::regrole::text in ${apiRoles}`,
	buckets: "select id, public, file_size_limit, allowed_mime_types from storage.buckets order by id",
	admins: "select email from private.admins join auth.users on id = user_id",
} as const;
