import type { Queries } from "../../../../embedded/database/Sql.ts";
import type { Mutation } from "./Mutation.ts";
import { secondGuards } from "./secondGuards.ts";

const apiRoles = "unnest(array['anon', 'authenticated', 'service_role'])";
const isOwnSchema = "nspname in ('public', 'private')";

/**
 * Each grant revoked, and each missing one granted: on schemas, tables, columns, functions and later
 * objects.
 */
export async function listGrantMutations(database: Queries): Promise<Mutation[]> {
	const found = await Promise.all([tables, columns, functions, schemas, later].map((sql) => database.query<Right>(sql)));
	return found.flatMap(({ rows }) => rows.map(toMutation));
}

interface Right {
	on: string;
	role: string;
	/** As GRANT writes it, such as "insert (title) on public.projects". */
	right: string;
	action: string;
	isGranted: boolean;
}

function toMutation({ on, role, right, action, isGranted }: Right): Mutation {
	const isDefault = right.startsWith("default ");
	const sql = isDefault ? right.replace(/^default /, "") : right;
	return {
		name: isGranted ? `${role} loses ${right}` : `${role} gets ${right}`,
		kind: "grant",
		on,
		role,
		actions: [action],
		sql: isDefault
			? `alter default privileges in schema ${sql.replace(/^(\w+): (.*)$/, `$1 grant $2 to ${role}`)}`
			: isGranted
				? `revoke ${sql} from ${role}`
				: `grant ${sql} to ${role}`,
		...secondTo({ on, role, right, action, isGranted }),
	};
}

/** Functions that call one which fewer roles may call, each with what a role would need besides. */
const calls: Readonly<Record<string, { name: string; functions: string }>> = {
	are_text_rows: { name: "are_texts", functions: "private.are_texts(jsonb, jsonb)" },
	are_topics: { name: "to_slug", functions: "private.to_slug(text), private.topic_slugs(text[])" },
	counted_path: { name: "is_page", functions: "private.is_page(text)" },
	named_files: { name: "file_key", functions: "private.file_key(text)" },
	quote_total: { name: "are_quote_lines", functions: "private.are_quote_lines(jsonb)" },
	topic_slugs: { name: "to_slug", functions: "private.to_slug(text)" },
};

function secondTo({ on, role, right, action, isGranted }: Right): Pick<Mutation, "second"> {
	if (isGranted) {
		return right === "usage on schema public" ? { second: secondGuards.usage("public", role) } : {};
	}
	// Views have no policies.
	if (on === "public.admins" || on === "public.status_counts") return { second: secondGuards.callersView(on) };
	if (right.startsWith("execute on function private.is_admin")) {
		return { second: secondGuards.closedList(role) };
	}
	if (right.startsWith("execute on function private.begin_attempts")) return { second: secondGuards.closedCounts(role) };
	const [, reader] =
		/^execute on function ((?:delete_person|enquiry_figures|first_steps|put_current_job|put_in_order|read_person|remove_sample|stored_files|private\.untouched_sample|private\.was_public|visit_figures|visit_totals)\(.*\))$/.exec(
			right,
		) ?? [];
	if (reader) return { second: secondGuards.callersRows(reader) };
	const [, caller = ""] = /^execute on function private\.(\w+)/.exec(right) ?? [];
	const calling = calls[caller];
	if (calling) return { second: secondGuards.calledFunction(role, calling.name, calling.functions) };
	const [, called] = /^execute on function (private\.(?:replace_quote_link|find_quote|quote_document)\(.*\))$/.exec(right) ?? [];
	if (called) return { second: secondGuards.callersQuotes(called) };
	const [, step] = /^execute on function ((?:private\.)?(?:send|preview|withdraw|revise)_quote\(.*\))$/.exec(right) ?? [];
	if (step) return { second: secondGuards.askedAdmin(role, step) };
	if (/^(insert|update) \(.*\) on public\.(quotes|invoices)$/.test(right)) return { second: secondGuards.triggeredState(on) };
	const [, twin] = /^execute on function ((?:claim_mails|admin_emails)\(.*\))$/.exec(right) ?? [];
	if (twin) return { second: secondGuards.privateTwin(role, twin) };
	const [, settings] = /^update \(id\) on public\.(mail_settings|quote_settings|site_settings|setup)$/.exec(right) ?? [];
	if (settings) return { second: secondGuards.check(on, `${settings}_id_check`) };
	if (right === "update (sent_at) on public.mails") return { second: secondGuards.check(on, "mails_sent_at_check") };
	if (right.startsWith("update (id)")) return { second: secondGuards.referencedId(on) };
	if (action === "truncate") return { second: secondGuards.referenced(on) };
	return ["select", "insert", "update", "delete"].includes(action) ? { second: secondGuards.policy(role, action, on) } : {};
}

const tables = `
	select format('%I.%I', nspname, relname) as on, role, format('%s on %I.%I', action, nspname, relname) as right, action,
		exists (select from aclexplode(relacl) where grantee = role::regrole and privilege_type = upper(action)) as "isGranted"
	from pg_class join pg_namespace on pg_namespace.oid = relnamespace, ${apiRoles} as role,
		unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as action
	where ${isOwnSchema} and (relkind = 'r' or relkind = 'v' and action = 'select')
		-- Where single columns are granted, the columns are mutated one by one as well.
	order by 1, 2, 3`;

/**
 * Only where a role has the right on some columns; elsewhere the table's right covers all of them. Nobody
 * writes generated columns.
 */
const columns = `
	with granted as (
		select attrelid, attname, grantee::regrole::text as role, lower(privilege_type) as action
		from pg_attribute, aclexplode(attacl) where attnum > 0
	)
	select format('%I.%I', nspname, relname) as on, touched.role, format('%s (%I) on %I.%I', touched.action, attname, nspname, relname) as right, touched.action,
		exists (select from granted where granted.attrelid = touched.attrelid and granted.role = touched.role and granted.action = touched.action
			and granted.attname = pg_attribute.attname) as "isGranted"
	from (select distinct attrelid, role, action from granted) as touched
	join pg_class on pg_class.oid = touched.attrelid join pg_namespace on pg_namespace.oid = relnamespace
	join pg_attribute on pg_attribute.attrelid = touched.attrelid and attnum > 0 and not attisdropped and attgenerated = ''
	where ${isOwnSchema} and touched.role in ('anon', 'authenticated', 'service_role')
	order by 1, 2, 3`;

/** Trigger functions cannot be called, so a right on them gives nothing. */
const functions = `
	select 'schemas' as on, role, format('execute on function %s', pg_proc.oid::regprocedure) as right, 'execute' as action,
		exists (select from aclexplode(proacl) where grantee = role::regrole) as "isGranted"
	from pg_proc join pg_namespace on pg_namespace.oid = pronamespace, ${apiRoles} as role
	where ${isOwnSchema} and prorettype <> 'trigger'::regtype
	order by 1, 2, 3`;

/** The three roles have USAGE themselves, so PUBLIC's grant adds nothing. */
const schemas = `
	select 'schemas' as on, role, format('%s on schema %I', action, nspname) as right, action,
		exists (select from aclexplode(nspacl) where grantee = case when role = 'public' then 0 else role::regrole::oid end and privilege_type = upper(action)) as "isGranted"
	from pg_namespace, (select * from ${apiRoles} union all select 'public') as roles (role), unnest(array['usage', 'create']) as action
	where ${isOwnSchema} and not (role = 'public' and action = 'usage' and nspname = 'private')
	order by 1, 2, 3`;

const later = `
	select 'schemas' as on, role, format('default %I: %s', nspname, what) as right, 'later' as action, false as "isGranted"
	from pg_namespace, ${apiRoles} as role,
		unnest(array['select on tables', 'usage on sequences', 'execute on functions']) as what
	where ${isOwnSchema}
	order by 1, 2, 3`;
