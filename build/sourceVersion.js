import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./root.mjs";

/** The sources that every app's build uses outside its own folder. */
export const sharedSources = [
	"shared-ui/src",
	"shared-ui/package.json",
	"shared-data/src",
	"shared-data/package.json",
	"site.config.ts",
	"rspack.shared.js",
	"build",
	"package-lock.json",
];

/** The sources of an app's build in its own folder. */
const ownSources = ["src", "browser", "server", "deployment", "rspack.config.js", "package.json", "remote.json"];

/** The sources of the contract that a build of the shell contains. */
const contractSources = [
	"scripts/create",
	"scripts/jest",
	...["package.json", "remote.json", "README.md", "rspack.config.js", "jest.config.cjs", "tsconfig.json", "src"].map(
		(name) => `docs/examples/remote-garden/${name}`,
	),
];

/** The sources of the programs; "supabase" contains their build configuration. */
export const programSources = [
	...["backup-schedule", "commands", "embedded", "import", "mailer", "migrations", "sample", "settings", "upgrades"].map(
		(name) => `supabase/${name}`,
	),
	...["folders.ts", "rspack.config.js", "package.json"].map((name) => `supabase/${name}`),
	...["export", "install", "launch", "remote"].map((name) => `scripts/${name}`),
	...["environment.ts", "guests/readLines.ts", "requests"].map((name) => `shell/server/${name}`),
	...["deployment", "browser/router/dataUrl.ts"].map((name) => `shell/${name}`),
];

const isNotBuilt = (file) => /\.(test|stories|contract)\.tsx?$/.test(file) || /(^|\/)testing\//.test(file);

/**
 * Cached: the four apps of a start share most of these sources.
 * @type {string | undefined}
 */
let sharedHash;

/**
 * The version of an app's build: the product's, and a hash of all its sources. The same sources give the same
 * version, so a build is stale exactly when the folder of its version is missing.
 * @param {string} app folder of the app, "shell" or "remote-public"
 * @param {"development" | "production"} mode
 * @returns {string} like "3.0.0-1a2b3c4d5e"
 */
export function sourceVersion(app, mode = "production") {
	const own = ownSources.map((name) => join(app, name));
	const sources = app === "supabase" ? programSources : app === "shell" ? [...own, ...contractSources] : own;
	const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	sharedHash ??= hashOf(sharedSources);
	return `${version}-${hashOf(sources, mode + sharedHash)}`;
}

/**
 * The version of an external remote; it also depends on the versions of the contract's packages.
 * @param {string} folder
 */
export function versionOfFolder(folder) {
	const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	return `${version}-${hashOf([...ownSources, "content", "packages"], "production", folder)}`;
}

/**
 * A hash of the files below these paths, without tests.
 * @param {string[]} paths from the folder
 * @param {string} salt
 */
export function hashOf(paths, salt = "", folder = root) {
	const hash = createHash("sha256").update(salt);
	for (const file of paths.flatMap((path) => filesOf(join(folder, path)))) {
		const name = relative(folder, file);
		if (!isNotBuilt(name)) hash.update(`${name}\0`).update(readFileSync(file));
	}
	return hash.digest("hex").slice(0, 10);
}

function filesOf(path) {
	if (!existsSync(path)) return [];
	if (statSync(path).isFile()) return [path];
	return readdirSync(path)
		.sort()
		.flatMap((name) => filesOf(join(path, name)));
}
