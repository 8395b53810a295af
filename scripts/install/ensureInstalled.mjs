import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { root } from "../root.mjs";
import { environmentOf } from "./environmentOf.mjs";
import { runWithLock } from "./runWithLock.mjs";

/**
 * Installs the packages of the lockfile when one is missing or has another version. Ends the process when
 * that fails. Two installs at once would corrupt each other, so the second process waits and checks again.
 */
export function ensureInstalled() {
	const [major, minor] = process.versions.node.split(".").map(Number);
	const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
	if (!isSupported) exitWith(`Node ^20.19 or >=22.12 is needed; this is ${process.versions.node}.`);
	if (isInstalled()) return;
	runWithLock(`${root}.installing`, install, () => console.log("Another process installs the packages; waiting for it …"));
}

function install() {
	if (isInstalled()) return;
	console.log("Installing packages …");
	const result = spawnSync("npm", ["ci", "--loglevel=error"], {
		cwd: root,
		env: environmentOf(),
		stdio: "inherit",
		shell: process.platform === "win32",
	});
	if (result.status !== 0) exitWith("The packages could not be installed; npm's message stands above.");
	if (!isInstalled()) exitWith("package-lock.json names packages that nothing asks for; `npm run lock` mends it.");
}

/**
 * Compares with npm's record of the installed packages. Optional packages of other platforms may be missing,
 * and as for npm with NODE_ENV=production those that only build and test.
 */
function isInstalled() {
	const installedLockfile = `${root}node_modules/.package-lock.json`;
	if (!existsSync(installedLockfile)) return false;
	const installed = packagesOf(installedLockfile);
	const locked = packagesOf(`${root}package-lock.json`);
	const isProduction = process.env.NODE_ENV === "production";
	return Object.entries(locked).every(([path, entry]) => {
		const { version, optional, link, dev, devOptional, peer } = entry;
		if (optional || link || !path.includes("node_modules/")) return true;
		if (isProduction && (dev || devOptional || peer)) return true;
		return installed[path]?.version === version;
	});
}

function packagesOf(lockfile) {
	return JSON.parse(readFileSync(lockfile, "utf8")).packages;
}

function exitWith(sentence) {
	console.error(sentence);
	process.exit(1);
}
