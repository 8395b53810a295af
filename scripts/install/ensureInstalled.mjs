import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { environmentOf } from "../../build/environmentOf.mjs";
import { root } from "../../build/root.mjs";
import { runWithLock } from "./runWithLock.mjs";

/**
 * Installs packages of the lockfile when one is missing or has another version: those of the workspaces,
 * which build and run the site, or with `all` also those that check and test it. Ends the process on failure.
 * Two concurrent installs would corrupt each other, so the second process waits and checks again.
 * @param {boolean} all
 */
export function ensureInstalled(all) {
	const [major, minor] = process.versions.node.split(".").map(Number);
	const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
	if (!isSupported) exitWith(`Node ^20.19 or >=22.12 is needed; this is ${process.versions.node}.`);
	if (isInstalled(all)) return;
	runWithLock(
		`${root}.installing`,
		() => install(all),
		() => console.log("Waiting for another process that installs the packages …"),
	);
}

function install(all) {
	if (isInstalled(all)) return;
	console.log("Installing packages …");
	const result = spawnSync("npm", ["ci", ...(all ? [] : ["--workspaces"]), "--loglevel=error"], {
		cwd: root,
		env: environmentOf(),
		stdio: "inherit",
		shell: process.platform === "win32",
	});
	if (result.status !== 0) exitWith("The packages could not be installed; see npm's message above.");
	if (!isInstalled(all)) exitWith("The lockfile has unused packages. Run `npm run lock` to update it.");
}

/**
 * Compares npm's record of its last install with the lockfile: no package may have another version, and all
 * direct dependencies of a workspace (or the root, for `all`) must exist. npm installs the rest with them.
 */
function isInstalled(all) {
	const record = `${root}node_modules/.package-lock.json`;
	if (!existsSync(record)) return false;
	const installed = packagesOf(record);
	const locked = packagesOf(`${root}package-lock.json`);
	const isProduction = process.env.NODE_ENV === "production";
	const isThere = (folder) => {
		const { dependencies, devDependencies } = locked[folder];
		const names = Object.keys({ ...dependencies, ...(!isProduction && devDependencies) });
		const paths = names.map((name) => [`${folder}/node_modules/${name}`, `node_modules/${name}`].find((path) => locked[path]));
		return paths.every((path) => !path || installed[path]);
	};
	return (
		Object.entries(installed).every(([path, { version }]) => version === locked[path]?.version) &&
		Object.keys(locked).every((path) => path.includes("node_modules/") || (path === "" && !all) || isThere(path))
	);
}

function packagesOf(lockfile) {
	return JSON.parse(readFileSync(lockfile, "utf8")).packages;
}

function exitWith(sentence) {
	console.error(sentence);
	process.exit(1);
}
