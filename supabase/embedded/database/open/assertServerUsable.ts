import { StartError } from "../../errors.ts";
import type { Queries } from "../Sql.ts";

const minVersion = 15;
const apiRoles = ["anon", "authenticated", "service_role"];

/** Throws a StartError when the site cannot work in this database. It only reads. */
export async function assertServerUsable(sql: Queries): Promise<void> {
	const { rows } = await sql.query<Server>(
		`select current_setting('server_version') as version, current_user::text as "user",
			current_setting('server_encoding') as encoding,
			current_setting('transaction_read_only')::boolean as "isReadOnly"`,
	);
	const { version, isReadOnly, user, encoding } = rows[0] as Server;
	if (Number.parseInt(version, 10) < minVersion) {
		throw new StartError(`DATABASE_URL leads to PostgreSQL ${version}; the site needs version ${minVersion} or later.`);
	}
	if (isReadOnly) {
		throw new StartError("The database of DATABASE_URL takes no writes (a standby, or default_transaction_read_only).");
	}
	if (encoding !== "UTF8") {
		throw new StartError(`The database of DATABASE_URL is encoded in ${encoding}; make one with the encoding UTF8.`);
	}
	await assertOwnDatabase(sql);
	const statements = await listMissingRights(sql, user);
	if (statements.length > 0) {
		throw new StartError(
			`The account "${user}" of DATABASE_URL lacks rights; as the server's administrator, run this in its database ` +
				`and start again:\n${statements.map((statement) => `  ${statement};`).join("\n")}`,
		);
	}
}

interface Server {
	version: string;
	isReadOnly: boolean;
	user: string;
	encoding: string;
}

/** Marks the database with the first change, before its tables are complete. */
export const markAsOwn = `create schema if not exists auth; comment on schema auth is 'of this site'`;

async function assertOwnDatabase(sql: Queries): Promise<void> {
	const { rows } = await sql.query<{ isProject: boolean; isSite: boolean; others: string[] }>(
		`select to_regclass('auth.schema_migrations') is not null as "isProject",
			to_regclass('private.settings') is not null
				or obj_description(to_regnamespace('auth'), 'pg_namespace') is not distinct from 'of this site' as "isSite",
			array(select format('%I.%I', schemaname, tablename) from pg_catalog.pg_tables
				where schemaname not in ('pg_catalog', 'information_schema') order by 1 limit 3) as others`,
	);
	const { isProject = false, isSite = false, others = [] } = rows[0] ?? {};
	if (isProject) {
		throw new StartError(
			"The database of DATABASE_URL belongs to a Supabase project; set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY instead.",
		);
	}
	if (!isSite && others.length > 0) {
		throw new StartError(
			`The database of DATABASE_URL holds other tables (${others.join(", ")}); nothing was changed, give the site an empty one.`,
		);
	}
}

interface Rights {
	isSuperuser: boolean;
	bypassesRls: boolean;
	maySetReplicationRole: boolean;
	mayCreateSchemas: boolean;
	mayCreateTables: boolean;
	database: string;
	/** The API's roles that exist. */
	roles: { name: string; bypassesRls: boolean; isGranted: boolean }[];
}

/** The statements that grant the account its missing rights. */
async function listMissingRights(sql: Queries, user: string): Promise<string[]> {
	const { rows } = await sql.query<Rights>(
		`select rolsuper as "isSuperuser", rolbypassrls as "bypassesRls",
			has_parameter_privilege('session_replication_role', 'set') as "maySetReplicationRole",
			has_database_privilege(current_database(), 'create') as "mayCreateSchemas",
			has_schema_privilege('public', 'create') as "mayCreateTables", current_database()::text as database,
			(select coalesce(json_agg(json_build_object('name', rolname, 'bypassesRls', rolbypassrls,
				'isGranted', pg_has_role(oid, 'member'))), '[]')
				from pg_roles where rolname = any($1::text[])) as roles
		from pg_roles where rolname = current_user`,
		[apiRoles],
	);
	const rights = rows[0] as Rights;
	if (rights.isSuperuser) return [];
	const account = quote(user);
	const find = (name: string) => rights.roles.find((role) => role.name === name);
	const ungranted = apiRoles.filter((name) => !find(name)?.isGranted);
	return [
		...apiRoles
			.filter((name) => !find(name))
			.map((name) => `create role ${name} nologin${name === "service_role" ? " bypassrls" : ""}`),
		...(find("service_role")?.bypassesRls === false ? ["alter role service_role bypassrls"] : []),
		...(ungranted.length > 0 ? [`grant ${ungranted.join(", ")} to ${account}`] : []),
		...(rights.bypassesRls ? [] : [`alter role ${account} bypassrls`]),
		...(rights.maySetReplicationRole ? [] : [`grant set on parameter session_replication_role to ${account}`]),
		...(rights.mayCreateSchemas ? [] : [`grant create on database ${quote(rights.database)} to ${account}`]),
		...(rights.mayCreateTables ? [] : [`grant create on schema public to ${account}`]),
	];
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
