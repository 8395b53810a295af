import { join } from "node:path";
import type { Area } from "@site/shared-data";
import { addContract } from "./addContract.ts";
import type { App } from "./buildWhenStale.ts";
import { addNewDatabase } from "./newDatabase.ts";
import { distFolder, root } from "./paths.ts";

export const shell: App = { name: "shell", folder: "shell", dist: distFolder, keptBuilds: 6, finish: addContract };

/** The shell with React's development build, which replaces components without a reload (docs/remotes.md). */
export const developmentShell: App = { name: "shell", folder: "shell", dist: distFolder, keptBuilds: 6, variant: "development" };

/** The frames of the areas; each is built, published and rolled back on its own. */
export const remotes: Record<Area, App> = {
	public: { name: "remote-public", folder: "remotes/public", dist: distFolder, keptBuilds: 3 },
	admin: { name: "remote-admin", folder: "remotes/admin", dist: distFolder, keptBuilds: 3 },
};

/** Launcher, backend and mailer, which load their packages from this project's node_modules. */
export const programs: App = {
	name: "supabase",
	folder: "programs",
	dist: join(root, "dist"),
	keptBuilds: 3,
	finish: addNewDatabase,
};
