import postgres from "postgres";
import { assertServerUsable } from "../../embedded/database/assertServerUsable.ts";
import { toStartError } from "../../embedded/database/connectErrors.ts";
import type { Queries } from "../../embedded/database/Sql.ts";
import { createServerSql, maxConnections, serverOptions } from "../../embedded/database/serverSql.ts";
import { StartError } from "../../embedded/errors.ts";
import type { Check } from "./requestSite.ts";

/** Checks the PostgreSQL server of DATABASE_URL as a start does, and whether it has connections left. */
export async function checkServer(url: string): Promise<Check[]> {
	const claim = "the PostgreSQL server of DATABASE_URL fits the site";
	const driver = postgres(url, serverOptions({ max: 1 }));
	try {
		const sql = createServerSql(driver);
		await assertServerUsable(sql);
		return [{ claim }, await checkConnections(sql)];
	} catch (thrown) {
		const error = toStartError(thrown, url);
		if (!(error instanceof StartError)) {
			throw error;
		}
		return [{ claim, problem: error.message }];
	} finally {
		await driver.end({ timeout: 1 });
	}
}

interface Connections {
	/** Those that the account may still open: the least that server, database and account allow. */
	free: number;
	/** Those that the site has. */
	own: number;
}

async function checkConnections(sql: Queries): Promise<Check> {
	const { rows } = await sql.query<Connections>(
		`with used as (select datname, usename, application_name from pg_stat_activity
				where datname is not null and pid <> pg_backend_pid())
		select (select count(*)::integer from used where datname = current_database() and application_name = 'site') as own,
			least(
				(select sum(case name when 'max_connections' then setting::integer else -setting::integer end)
					from pg_settings where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections'))
					- (select count(*) from used),
				(select nullif(datconnlimit, -1) from pg_database where datname = current_database())
					- (select count(*) from used where datname = current_database()),
				(select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)
					- (select count(*) from used where usename = current_user)
			)::integer as free`,
	);
	const { free, own } = rows[0] as Connections;
	return {
		claim: "the PostgreSQL server has connections left for the site",
		...(free + own < maxConnections && {
			problem:
				`it has ${own} and may get ${Math.max(free, 0)} more, and a process of the site takes up to ${maxConnections}: ` +
				"raise max_connections or the limit of database or account, or end what else is connected",
		}),
	};
}
