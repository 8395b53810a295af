import type { PGlite } from "@supabase/lite/pglite";

/** Runs tasks one after the other. */
export type RunExclusive = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** What maintenance works on: the running backend's own connection. */
export interface MaintainedSite {
	driver: PGlite;
	dataDir: string;
	runExclusive: RunExclusive;
}
