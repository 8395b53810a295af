#!/usr/bin/env node
/*
 * `npm run lock`: writes package-lock.json again from only the package.json files, with no download URLs. npm
 * leaves a package for another platform out when the registry does not have it (yet); installing there would
 * fail, or install an unchecked package, so such a lockfile is refused.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../../build/root.mjs";
import { findLockfileProblems } from "./findLockfileProblems.mjs";

const tempDir = mkdtempSync(join(tmpdir(), "lock-"));
process.on("exit", () => rmSync(tempDir, { recursive: true, force: true }));
// While npm runs they wait for its end.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const manifests = [
	"package.json",
	...JSON.parse(readFileSync(join(root, "package.json"), "utf8")).workspaces.map((name) => `${name}/package.json`),
];
for (const file of [".npmrc", ...manifests]) {
	mkdirSync(dirname(join(tempDir, file)), { recursive: true });
	copyFileSync(join(root, file), join(tempDir, file));
}
const { status } = spawnSync("npm", ["install", "--package-lock-only", "--loglevel=error"], {
	cwd: tempDir,
	stdio: "inherit",
});
if (status !== 0) process.exit(1);
const lockfile = join(tempDir, "package-lock.json");
const problems = findLockfileProblems(JSON.parse(readFileSync(lockfile, "utf8")));
if (problems.length > 0) {
	console.error(problems.join("\n"));
	console.error('The lockfile stays as it was: pin a complete version, in "overrides" where another package asks for it.');
	process.exit(1);
}
copyFileSync(lockfile, join(root, "package-lock.json"));
