const roles = "('anon', 'authenticated', 'service_role')";
const isOwnSchema = "nspname in ('public', 'private')";
const isRelation = "relkind in ('r', 'p', 'v', 'm', 'f')";
const classes = "pg_class join pg_namespace on pg_namespace.oid = relnamespace";

/**
 * Each row is a sentence to be compared: a migration, a right of a role, or something that rights apply to.
 */
export const rightsQueries = [
	"select 'migration ' || version as line from supabase_migrations.schema_migrations",
	`select 'row-level security of ' || nspname || '.' || relname || ': '
			|| case when relrowsecurity then 'on' else 'off' end
			|| case when relforcerowsecurity then ', forced' else '' end as line
		from ${classes} where ${isRelation} and (${isOwnSchema} or nspname = 'storage')`,
	`select 'policy ' || policyname || ' on ' || schemaname || '.' || tablename || ': '
			|| permissive || ' ' || cmd || ' to ' || array_to_string(roles, ', ')
			|| coalesce(' using ' || qual, '') || coalesce(' with check ' || with_check, '') as line
		from pg_policies where schemaname in ('public', 'private', 'storage')`,
	// Effective rights: what a role inherits from another one counts.
	`select rolname || ' may ' || lower(action) || ' ' || nspname || '.' || relname as line
		from ${classes}, pg_roles, unnest(array[
			'SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as action
		where ${isOwnSchema} and ${isRelation} and rolname in ${roles}
			and has_table_privilege(pg_roles.oid, pg_class.oid, action)`,
	`select rolname || ' may ' || lower(action) || ' ' || nspname || '.' || relname
			|| ' (' || string_agg(attname, ', ' order by attname) || ')' as line
		from ${classes} join pg_attribute on attrelid = pg_class.oid, pg_roles,
			unnest(array['SELECT', 'INSERT', 'UPDATE']) as action
		where ${isOwnSchema} and ${isRelation} and attnum > 0 and not attisdropped and rolname in ${roles}
			and has_column_privilege(pg_roles.oid, pg_class.oid, attnum, action)
			and not has_table_privilege(pg_roles.oid, pg_class.oid, action)
		group by rolname, action, nspname, relname`,
	`select rolname || ' may call ' || nspname || '.' || proname as line
		from pg_proc join pg_namespace on pg_namespace.oid = pronamespace, pg_roles
		where ${isOwnSchema} and rolname in ${roles}
			and has_function_privilege(pg_roles.oid, pg_proc.oid, 'execute')`,
	`select 'function ' || nspname || '.' || proname || ' ' || md5(pg_get_functiondef(pg_proc.oid)) as line
		from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where ${isOwnSchema} and prokind = 'f'`,
	`select 'trigger ' || tgname || ' on ' || tgrelid::regclass
			|| case tgenabled when 'O' then '' else ' (switched off)' end
			|| ' ' || md5(pg_get_triggerdef(pg_trigger.oid)) as line
		from pg_trigger join pg_class on pg_class.oid = tgrelid
			join pg_namespace on pg_namespace.oid = relnamespace
		where not tgisinternal and (${isOwnSchema} or nspname = 'auth')`,
	`select 'constraint ' || conname || ' on ' || conrelid::regclass || ': '
			|| pg_get_constraintdef(pg_constraint.oid) as line
		from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
		where ${isOwnSchema} and conrelid <> 0`,
	// Newer servers leave out the names of tables where they can.
	`select 'view ' || nspname || '.' || relname || ' '
			|| md5(regexp_replace(pg_get_viewdef(pg_class.oid), '\\m\\w+\\.', '', 'g'))
			|| coalesce(' ' || reloptions::text, '') as line
		from ${classes} where ${isOwnSchema} and relkind = 'v'`,
	`select 'index ' || nspname || '.' || relname || ': ' || pg_get_indexdef(pg_class.oid) as line
		from ${classes} where ${isOwnSchema} and relkind = 'i'`,
	`select 'column ' || nspname || '.' || relname || '.' || attname || ' '
			|| format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end
			|| coalesce(' default ' || pg_get_expr(adbin, adrelid), '') as line
		from ${classes} join pg_attribute on attrelid = pg_class.oid
			left join pg_attrdef on adrelid = attrelid and adnum = attnum
		where ${isOwnSchema} and ${isRelation} and attnum > 0 and not attisdropped`,
	`select 'bucket ' || id || case when public then ', public' else ', closed' end || ', '
			|| coalesce(file_size_limit::text, 'any') || ' bytes, '
			|| coalesce(array_to_string(allowed_mime_types, ' '), 'any type') as line
		from storage.buckets`,
];

/** The sentences of the queries' rows, sorted. */
export const toSentences = (results: Record<string, unknown>[][]) =>
	results
		.flat()
		.map(({ line }) => String(line))
		.sort();
