import type { App } from "@supabase/lite";
import type { Secrets } from "../data-dir/secrets.ts";
import type { SiteConnection } from "../engine/connections/SiteConnection.ts";
import type { FirstAccount } from "./accounts.ts";
import type { Sql } from "./Sql.ts";

/** A session of the database and the API on it. It answers one request at a time. */
export interface Session {
	connection: SiteConnection;
	app: App;
}

export interface Database {
	sessions: readonly Session[];
	/** For commands, which take long: a session of its own, or the only one that there is. */
	commandSql: Sql;
	/** The SQL of pg_dump with these arguments. */
	dump(args: readonly string[]): Promise<string>;
	secrets: Secrets;
	admin: FirstAccount;
	/** Calls back when any process has changed pages; absent where no other can share the database. */
	listenForContentChanges?(onChange: () => void): Promise<void>;
	close(): Promise<void>;
}
