import type { App } from "@supabase/lite";
import type { Secrets } from "../data-dir/secrets.ts";
import type { EngineConnection } from "../engine/connections/EngineConnection.ts";
import type { FirstAccount } from "./accounts.ts";
import type { Sql } from "./Sql.ts";

/** A session of the database and the API on it. It answers one request at a time. */
export interface Session {
	connection: EngineConnection;
	app: App;
}

export interface Database {
	sessions: readonly Session[];
	/** For health checks; absent if the only session has to answer them. */
	healthSession?: Session;
	/** For commands, which take long: a separate session, or the only one. */
	commandSql: Sql;
	/** The SQL of pg_dump with these arguments. */
	dump(args: readonly string[]): Promise<string>;
	secrets: Secrets;
	admin: FirstAccount;
	/** With it the database is reopened without a statement. */
	schema?: unknown;
	/** Calls back when any process has changed pages; absent if no other one can share the database. */
	listenForContentChanges?(onChange: () => void): Promise<void>;
	close(): Promise<void>;
}

/** Runs tasks one after the other. */
export type RunExclusive = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** The running backend's database and files, for maintenance. */
export interface MaintenanceContext extends Pick<Database, "dump"> {
	sql: Sql;
	dataDir: string;
	runExclusive: RunExclusive;
}
