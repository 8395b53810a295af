import { join } from "node:path";
import { root } from "../paths.ts";
import { programs } from "./apps.ts";
import { buildWhenStale } from "./buildWhenStale.ts";

/** The programs of the backend, beside the site's own server. */
export type ProgramName = "backend" | "mailer";

/** The file of a program, which is built first when its sources have changed. */
export async function builtProgram(name: ProgramName, onBuild?: (app: string) => void): Promise<string> {
	const { version } = await buildWhenStale(programs, onBuild);
	return join(root, "dist", programs.folder, version, `${name}.mjs`);
}
