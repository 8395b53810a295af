import type { ForkOptions } from "node:child_process";
import { join } from "node:path";
import { announceBuild } from "../build/buildWhenStale.ts";
import { builtProgram, engineFlags, type ProgramName } from "../build/builtProgram.ts";
import { root } from "../paths.ts";

/** Finds what to start, and how. */
export type FindProgram = (name: ProgramName) => Promise<{ file: string; options: Pick<ForkOptions, "execArgv" | "cwd"> }>;

/** The build of the current sources. */
export const findBuild: FindProgram = async (name) => ({
	file: await builtProgram(name, announceBuild),
	options: { execArgv: name === "backend" ? engineFlags : [], cwd: root },
});

const sources = { backend: "supabase/embedded/main.ts", mailer: "supabase/mailer/main.ts" };

/** The sources, for development: nothing is built. */
export const findSources: FindProgram = async (name) => ({
	file: join(root, sources[name]),
	options: { execArgv: ["--import", "tsx"], cwd: root },
});
