import type { ForkOptions } from "node:child_process";
import { join } from "node:path";
import { announceBuild } from "./buildWhenStale.ts";
import { builtProgram, type ProgramName } from "./builtProgram.ts";
import { root } from "./paths.ts";

/** Finds the program's file and its arguments. */
export type FindProgram = (name: ProgramName) => Promise<{ file: string; options: Pick<ForkOptions, "execArgv" | "cwd"> }>;

/**
 * V8 flags, because its heap grows with the machine's memory: 2,000 requests left the server at 455 MB, with
 * these flags at 176, at the same speed. Its caches hold at most a third of the limit.
 */
export const serverFlags = ["--max-semi-space-size=4", "--max-old-space-size=80"];

/**
 * V8 flags. Optimizing PostgreSQL's WebAssembly takes 1.7 s of CPU and 60 MB at a start. Without it requests
 * are as fast, and a query of 100 ms takes a fifth longer. With the heap limit a first start on a small
 * machine ends at 235 instead of 316 MB.
 */
const engineFlags = ["--liftoff-only", "--max-old-space-size=256", "--expose-gc"];

/** V8 flags when the database is elsewhere: after 2,000 requests the backend has 82 instead of 140 MB. */
const gatewayFlags = ["--max-semi-space-size=2", "--max-old-space-size=96", "--expose-gc"];

/**
 * By default malloc keeps eight arenas per processor with the memory that threads have freed. It also stops
 * returning large buffers to the system after a 5 MB buffer was freed.
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
