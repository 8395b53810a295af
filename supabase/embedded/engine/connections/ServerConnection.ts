import { PostgresConnection } from "@supabase/lite/postgres";
import { notifyContentChange } from "../../database/contentChannel.ts";
import type { Sql } from "../../database/Sql.ts";
import { createServerSql, type ServerOptions, serverOptions } from "../../database/serverSql.ts";
import { type SiteConnection, withSiteRules } from "./SiteConnection.ts";

/** A session on a PostgreSQL server. */
export class ServerConnection extends withSiteRules(PostgresConnection, notifyContentChange) implements SiteConnection {
	readonly sql: Sql = createServerSql(this.driver);

	constructor(url: string, options: ServerOptions) {
		super({ url, postgresOptions: serverOptions(options) });
	}

	/** Statements under way get a second to end. */
	override async close(): Promise<void> {
		await this.driver.end({ timeout: 1 });
	}

	/** The driver connects again by itself. */
	async isUsable(): Promise<boolean> {
		return true;
	}
}
