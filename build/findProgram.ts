import type { ForkOptions } from "node:child_process";
import { join } from "node:path";
import { announceBuild } from "./buildWhenStale.ts";
import { builtProgram, type ProgramName } from "./builtProgram.ts";
import { root } from "./paths.ts";

/** Finds what to start, and how. */
export type FindProgram = (name: ProgramName) => Promise<{ file: string; options: Pick<ForkOptions, "execArgv" | "cwd"> }>;

/**
 * Of V8, whose heap grows with the machine's memory: 2,000 requests left the site's server at 455 MB, with
 * these at 176, at the same speed. Its caches hold at most a third of the limit.
 */
export const serverFlags = ["--max-semi-space-size=4", "--max-old-space-size=80"];

/**
 * Of V8. To optimize PostgreSQL's WebAssembly takes a start 1.7 s of a processor and 60 MB; requests are
 * answered as fast without, and a query of a tenth of a second takes a fifth longer. With the limit of a
 * small machine's heap a first start ends at 235 instead of 316 MB.
 */
const engineFlags = ["--liftoff-only", "--max-old-space-size=256", "--expose-gc"];

/** Of V8, where the database is elsewhere: 2,000 requests leave the backend at 82 instead of 140 MB. */
const gatewayFlags = ["--max-semi-space-size=2", "--max-old-space-size=96", "--expose-gc"];

/**
 * malloc keeps eight arenas for each processor, which hold what a dozen threads have freed; and of one that
 * has freed a buffer of 5 MB, each keeps the next ones.
 */
export const mallocLimit = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "262144", MALLOC_TRIM_THRESHOLD_: "131072" };

/** The build of the current sources. */
export const findBuild: FindProgram = async (name) => ({
	file: await builtProgram(name, announceBuild),
	options: { execArgv: name === "backend" ? backendFlags() : [], cwd: root },
});

const backendFlags = () => (process.env.DATABASE_URL ? gatewayFlags : engineFlags);

const sources = { backend: "supabase/embedded/main.ts", mailer: "supabase/mailer/main.ts" };

/** The sources, for development: nothing is built. */
export const findSources: FindProgram = async (name) => ({
	file: join(root, sources[name]),
	options: { execArgv: ["--import", "tsx"], cwd: root },
});
