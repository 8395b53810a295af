#!/usr/bin/env node
// Runs the commands of package.json on a bare checkout: without packages until all are installed.
import { existsSync } from "node:fs";
import { sourceVersion } from "./build/sourceVersion.js";
import { ensureInstalled } from "./install/ensureInstalled.mjs";
import { loadEnvFile } from "./install/loadEnvFile.mjs";
import { root } from "./root.mjs";

const [name = "", ...args] = process.argv.slice(2);

const commands = {
	start: async () => (await import(isBuilt ? launcher : "./launch/launch.ts")).launch({ development: false }),
	dev: async () => (await import("./launch/launch.ts")).launch({ development: true }),
	build: async () => (await import("./build/buildSite.ts")).runBuild(),
	// A suite or an export may leave a process behind that keeps this one alive.
	test: async () => process.exit(await (await import("./test/runSuites.ts")).runSuites(args)),
	export: async () => process.exit(await (await import("./export/runExport.ts")).runExport(args)),
	create: async () => (await import("./create/create.ts")).runCreate(args),
	remote: async () => (await import("./remote/runRemote.ts")).runRemote(args),
};

const maintain = async () => (await import("../supabase/commands/runCommand.ts")).runCommand([name, ...args]);

ensureInstalled();
// Tests state the variables that they need.
if (name !== "test") loadEnvFile(`${root}.env`);
const launcher = `${root}dist/programs/${sourceVersion("supabase")}/launcher.mjs`;
const isBuilt = name === "start" && existsSync(launcher);
if (!isBuilt) (await import("tsx/esm/api")).register();
if (name === "test") {
	// Child processes are stopped in exit handlers, which a signal alone does not run.
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
}
process.exitCode = await (commands[name] ?? maintain)();
