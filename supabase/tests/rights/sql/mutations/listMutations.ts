import type { Queries } from "../../../../embedded/database/Sql.ts";
import { listGrantMutations } from "./listGrantMutations.ts";
import { listPolicyMutations } from "./listPolicyMutations.ts";
import type { Mutation } from "./Mutation.ts";
import { secondGuards } from "./secondGuards.ts";

/** Every mutation of the guards in the catalog, so that a later guard is mutated too. */
export async function listMutations(database: Queries): Promise<Mutation[]> {
	return [
		...(await listPolicyMutations(database)),
		...(await listGrantMutations(database)),
		...(await listRowMutations(database)),
		...adminMutations,
	];
}

/** Triggers, constraints and the switches of row-level security, views included. */
async function listRowMutations(database: Queries): Promise<Mutation[]> {
	const select = async (sql: string) => (await database.query<{ on: string; name: string }>(sql)).rows;
	const triggers = await select(
		`select format('%I.%I', nspname, relname) as on, tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
		join pg_namespace on pg_namespace.oid = relnamespace where not tgisinternal and nspname in ('public', 'private', 'auth', 'storage')`,
	);
	const constraints = await select(
		`select conrelid::regclass::text as on, conname as name from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
		where nspname = 'public' and contype in ('c', 'u')`,
	);
	const indexes = await select(
		`select format('public.%I', table_class.relname) as on, index_class.relname as name from pg_index
		join pg_class index_class on index_class.oid = indexrelid join pg_class table_class on table_class.oid = indrelid
		where indisunique and not indisprimary and index_class.relnamespace = 'public'::regnamespace
		and not exists (select from pg_constraint where conindid = indexrelid)`,
	);
	const secured = await database.query<{ on: string; forced: boolean }>(
		`select format('%I.%I', nspname, relname) as on, relforcerowsecurity as forced from pg_class
		join pg_namespace on pg_namespace.oid = relnamespace where relrowsecurity and nspname in ('public', 'private', 'storage')`,
	);
	const views = await select(
		`select format('%I.%I', nspname, relname) as on, relname as name from pg_class
		join pg_namespace on pg_namespace.oid = relnamespace where relkind = 'v' and nspname in ('public', 'private')
		-- A view that only calls functions reads nothing with its owner's rights.
		and exists (select from pg_rewrite join pg_depend on objid = pg_rewrite.oid
			where ev_class = pg_class.oid and refclassid = 'pg_class'::regclass and refobjid <> pg_class.oid)`,
	);
	const all = { actions: ["select", "insert", "update", "delete"] };
	const writing = { actions: ["insert", "update"] };
	return [
		...triggers.map(({ on, name }) => ({
			...writing,
			kind: "trigger" as const,
			name: `trigger ${name} on ${on} is off`,
			on: on === "auth.users" ? "private.admins" : on,
			sql: `alter table ${on} disable trigger ${name}`,
		})),
		...constraints.map(({ on, name }) => ({
			...writing,
			kind: "constraint" as const,
			name: `constraint ${name} is gone`,
			on: `public.${on}`,
			sql: `alter table public.${on} drop constraint ${name}`,
			...(name === "jobs_current_has_no_end" ? { second: secondGuards.endOfCurrentJob } : {}),
			...(name === "essays_translation_of_check" ? { second: secondGuards.checkedTranslation } : {}),
		})),
		...indexes.map(({ on, name }) => ({
			...writing,
			kind: "constraint" as const,
			name: `index ${name} is gone`,
			on,
			sql: `drop index public.${name}`,
			...(name === "jobs_one_current" ? { second: secondGuards.currentJob } : {}),
		})),
		...views.map(({ on }) => ({
			actions: ["select"],
			kind: "row-level security" as const,
			name: `${on} reads with its maker's rights`,
			on,
			sql: `alter view ${on} set (security_invoker = false)`,
		})),
		...secured.rows.map(({ on }) => ({
			...all,
			kind: "row-level security" as const,
			name: `row-level security of ${on} is off`,
			on,
			sql: `alter table ${on} disable row level security`,
		})),
		...secured.rows
			.filter(({ forced }) => forced)
			.map(({ on }) => ({
				...all,
				kind: "row-level security" as const,
				name: `row-level security of ${on} is not forced`,
				on,
				sql: `alter table ${on} no force row level security`,
			})),
	];
}

const isReal = "coalesce((select auth.jwt()) ->> 'is_anonymous', 'false') = 'false'";
const isListed = "exists (select from private.admins where admins.user_id = (select auth.uid()))";

/** is_admin decides everything, so each of its four conditions is dropped in turn. */
const adminMutations: readonly Mutation[] = (
	[
		["asks for no account", `${isReal} and exists (select from private.admins) and private.has_session()`],
		["asks for no real account", `${isListed} and private.has_session()`],
		["asks for no place on the list", `(select auth.uid()) is not null and ${isReal} and private.has_session()`],
		["asks for no session", `${isReal} and ${isListed}`],
		["refuses allRoles", "false"],
	] as const
).map(([name, body]) => ({
	name: `is_admin ${name}`,
	kind: "function",
	on: "schemas",
	actions: [],
	sql: `create or replace function private.is_admin() returns boolean language sql stable security invoker set search_path = '' return ${body}`,
}));
