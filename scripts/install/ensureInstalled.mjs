import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { environmentOf } from "../../build/environmentOf.mjs";
import { root } from "../../build/root.mjs";
import { runWithLock } from "./runWithLock.mjs";

/**
 * Installs packages of the lockfile when one is missing or has another version: those of the workspaces,
 * which build and run the site, or `all`, with those that check and test it. Ends the process when that
 * fails. Two installs at once would corrupt each other, so the second process waits and checks again.
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
		() => console.log("Another process installs the packages; waiting for it …"),
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
	if (result.status !== 0) exitWith("The packages could not be installed; npm's message stands above.");
	if (!isInstalled(all)) exitWith("package-lock.json names packages that nothing asks for; `npm run lock` mends it.");
}

/**
 * Compares with npm's record of the installed packages. Optional packages of other platforms may be missing,
 * and as for npm with NODE_ENV=production those that only build and test.
 */
function isInstalled(all) {
	const installedLockfile = `${root}node_modules/.package-lock.json`;
	if (!existsSync(installedLockfile)) return false;
	const installed = packagesOf(installedLockfile);
	const locked = packagesOf(`${root}package-lock.json`);
	const isProduction = process.env.NODE_ENV === "production";
	const paths = all ? Object.keys(locked) : pathsOfWorkspaces(locked);
	return paths.every((path) => {
		const { version, optional, link, dev, devOptional, peer } = locked[path];
		if (optional || link || !path.includes("node_modules/")) return true;
		if (isProduction && (dev || devOptional || peer)) return true;
		return installed[path]?.version === version;
	});
}

/** Where the lockfile has what the workspaces ask for, found from folder to folder as Node finds it. */
function pathsOfWorkspaces(packages) {
	const found = new Set();
	const add = (folder) => {
		if (found.has(folder)) return;
		found.add(folder);
		const { dependencies, devDependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[folder];
		const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies });
		for (const name of names) {
			const path = peerDependenciesMeta?.[name]?.optional ? undefined : pathOf(name, folder);
			if (path) add(packages[path].link ? packages[path].resolved : path);
		}
	};
	const pathOf = (name, folder) => {
		const path = `${folder && `${folder}/`}node_modules/${name}`;
		if (packages[path] || !folder) return packages[path] && path;
		return pathOf(name, folder.slice(0, Math.max(0, folder.lastIndexOf("/"))));
	};
	for (const path of Object.keys(packages)) if (path && !path.includes("node_modules/")) add(path);
	return [...found];
}

function packagesOf(lockfile) {
	return JSON.parse(readFileSync(lockfile, "utf8")).packages;
}

function exitWith(sentence) {
	console.error(sentence);
	process.exit(1);
}
