#!/usr/bin/env node
// Runs the commands of package.json on a bare checkout: without packages until all are installed.
import { existsSync } from "node:fs";
import { root } from "../build/root.mjs";
import { sourceVersion } from "../build/sourceVersion.js";
import { ensureInstalled } from "./install/ensureInstalled.mjs";
import { loadEnvFile } from "./install/loadEnvFile.mjs";

const [name = "", ...args] = process.argv.slice(2);

const commands = {
	start: async () => (await fromBuild("launcher", () => import("./launch/launch.ts"))).launch(),
	dev: async () => (await fromSources(() => import("./launch/launch.ts"))).launch({ development: true, guestFolders: args }),
	build: async () => (await fromSources(() => import("../build/buildSite.ts"))).runBuild(),
	// A suite or an export may leave a process behind that keeps this one alive.
	test: async () => process.exit(await (await fromSources(() => import("./test/runSuites.ts"))).runSuites(args)),
	export: async () => process.exit(await (await fromBuild("export", () => import("./export/runExport.ts"))).runExport(args)),
	create: async () => (await fromSources(() => import("./create/create.ts"))).runCreate(args),
	remote: async () => (await fromBuild("remote", () => import("./remote/runRemote.ts"))).runRemote(args),
};

const maintain = async () =>
	(await fromBuild("commands", () => import("../supabase/commands/runCommand.ts"))).runCommand([name, ...args]);

/** A built program, or its sources if these have no build yet. */
async function fromBuild(program, importSources) {
	const built = `${root}dist/programs/${sourceVersion("supabase")}/${program}.mjs`;
	return existsSync(built) ? import(built) : fromSources(importSources);
}

/** Sources are TypeScript; the development packages contain its loader. */
async function fromSources(importSources) {
	const tsx = await import("tsx/esm/api").catch(() => undefined);
	if (!tsx) {
		console.error('These sources have no build, and the build tools are missing; run "npm ci --include=dev".');
		process.exit(1);
	}
	tsx.register();
	return importSources();
}

ensureInstalled(name === "test" || name === "create");
// Tests set the variables that they need.
if (name !== "test") loadEnvFile(`${root}.env`);
if (["test", "build", "create", "remote"].includes(name)) {
	// Exit handlers stop child processes and remove unfinished files; a signal itself does not run them.
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
}
process.exitCode = await (commands[name] ?? maintain)();
