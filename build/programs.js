import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { rspack } from "@rspack/core";
import { common, serverOptimization } from "./common.js";
import { distFolder } from "./distFolder.js";
import { root } from "./root.mjs";
import { sourceVersion } from "./sourceVersion.js";

/**
 * Node programs that a running site starts, compiled to JavaScript: a start from sources takes 1.5 times as
 * long. `packages` stay external, in node_modules; the build contains a copy of `files`.
 */
export function nodePrograms({ dir, programs, files, packages }) {
	const settings = common({ dir, mode: "production", isServer: true });
	return {
		...settings,
		target: "node20",
		entry: programs,
		externalsType: "module-import",
		externals: packages.map((name) => new RegExp(`^${name}(/|$)`)),
		module: {
			...settings.module,
			// Modules find their files and threads at run time.
			parser: { javascript: { importMeta: false, url: false, worker: false } },
		},
		output: {
			path: join(distFolder, "programs", process.env.APP_VERSION ?? sourceVersion(basename(dir))),
			filename: "[name].mjs",
			chunkFilename: "[name].[contenthash:10].mjs",
			module: true,
			library: { type: "module" },
		},
		plugins: [
			new rspack.CopyRspackPlugin({ patterns: files }),
			new rspack.DefinePlugin({ SITE_COMMIT: JSON.stringify(commitOfSources()) }),
		],
		optimization: serverOptimization,
	};
}

/** An image is built without git and gets the commit as a variable. */
function commitOfSources() {
	const { SITE_COMMIT = "" } = process.env;
	if (SITE_COMMIT || !existsSync(join(root, ".git"))) return SITE_COMMIT;
	const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
	return status === 0 ? stdout.trim() : "";
}
