import { join } from "node:path";
import { root } from "../paths.ts";
import { programs } from "./apps.ts";
import { buildWhenStale } from "./buildWhenStale.ts";

/** The programs of the backend, beside the site's own server. */
export type ProgramName = "backend" | "mailer";

/**
 * V8's for the backend. To optimize PostgreSQL's WebAssembly takes a start 1.7 s of a processor and 60 MB;
 * requests are answered as fast without, and a query of a tenth of a second takes a fifth longer.
 */
export const engineFlags = ["--liftoff-only"];

/** The file of a program, which is built first when its sources have changed. */
export async function builtProgram(name: ProgramName, onBuild?: (app: string) => void): Promise<string> {
	const { version } = await buildWhenStale(programs, onBuild);
	return join(root, "dist", programs.folder, version, `${name}.mjs`);
}
