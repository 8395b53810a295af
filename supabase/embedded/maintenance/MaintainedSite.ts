import type { PGlite } from "@supabase/lite/pglite";
import type { Serially } from "../createQueue.ts";

/** What maintenance works on: the running backend's own connection, entered one by one like every request. */
export interface MaintainedSite {
	driver: PGlite;
	dataDir: string;
	serially: Serially;
}
