import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { oneAtATime } from "./oneAtATime.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Installs exactly what the lockfile names, when something of it is missing or of another version. Ends the process when that fails. Two at once would
 * destroy each other's packages: the second waits, and looks again.
 */
export function ensureInstalled() {
	const [major, minor] = process.versions.node.split(".").map(Number);
	if (major < 20 || (major === 20 && minor < 19)) stop(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
	if (isInstalled()) return;
	oneAtATime(`${root}.installing`, install, () => console.log("Another process installs the packages; waiting for it …"));
}

function install() {
	if (isInstalled()) return;
	console.log("Installing packages …");
	const result = spawnSync("npm", ["ci", "--loglevel=error"], {
		cwd: root,
		stdio: "inherit",
		shell: process.platform === "win32",
	});
	if (result.status !== 0) stop("The packages could not be installed; npm's message stands above.");
	if (!isInstalled()) stop("package-lock.json names packages that nothing asks for; `npm run lock` mends it.");
}

/** npm notes what it installed in a lockfile of its own; packages for other platforms are optional and may be missing. */
function isInstalled() {
	const noted = `${root}node_modules/.package-lock.json`;
	if (!existsSync(noted)) return false;
	const installed = packagesOf(noted);
	return Object.entries(packagesOf(`${root}package-lock.json`)).every(([path, { version, optional, link }]) => {
		if (optional || link || !path.includes("node_modules/")) return true;
		return installed[path]?.version === version;
	});
}

function packagesOf(lockfile) {
	return JSON.parse(readFileSync(lockfile, "utf8")).packages;
}

function stop(sentence) {
	console.error(sentence);
	process.exit(1);
}
