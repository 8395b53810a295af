import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../paths.ts";
import { isBuilt } from "../root.mjs";
import { programs } from "./apps.ts";
import { buildWhenStale } from "./buildWhenStale.ts";

/** The programs of the backend, beside the site's own server. */
export type ProgramName = "backend" | "mailer";

/** The file of a program, which is built first when its sources have changed. */
export async function builtProgram(name: ProgramName, onBuild?: (app: string) => void): Promise<string> {
	// A built launcher is one of the current sources, and so is what lies beside it.
	if (isBuilt) return fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
	const { version } = await buildWhenStale(programs, onBuild);
	return join(root, "dist", programs.folder, version, `${name}.mjs`);
}
