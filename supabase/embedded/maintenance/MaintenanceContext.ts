import type { Sql } from "../database/Sql.ts";

/** Runs tasks one after the other. */
export type RunExclusive = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** What maintenance works on: the running backend's own database and files. */
export interface MaintenanceContext {
	sql: Sql;
	/** The SQL of pg_dump with these arguments. */
	dump(args: readonly string[]): Promise<string>;
	dataDir: string;
	runExclusive: RunExclusive;
}
