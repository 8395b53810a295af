import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { programs } from "./apps.ts";
import { buildWhenStale } from "./buildWhenStale.ts";
import { root } from "./paths.ts";

/** The programs of the backend, in addition to the site's own server. */
export type ProgramName = "backend" | "mailer";

/** Returns the file of a program; builds it first when its sources have changed. */
export async function builtProgram(name: ProgramName, onBuild?: (app: string) => void): Promise<string> {
	// A built launcher starts the programs of its own build.
	const ownBuild = fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
	if (existsSync(ownBuild)) return ownBuild;
	const { version } = await buildWhenStale(programs, onBuild);
	return join(root, "dist", programs.folder, version, `${name}.mjs`);
}
