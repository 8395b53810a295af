#!/usr/bin/env node
/*
 * `npm run lock`: writes package-lock.json anew from the package.json files alone, with no download addresses. npm leaves packages for other platforms out
 * when it cannot reach them, and `npm ci` then refuses the file; they are added here by name and version, as npm itself would note them.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const bare = mkdtempSync(join(tmpdir(), "lock-"));
const manifests = [
	"package.json",
	...JSON.parse(readFileSync(join(root, "package.json"), "utf8")).workspaces.map((name) => `${name}/package.json`),
];
for (const file of [".npmrc", ...manifests]) {
	mkdirSync(dirname(join(bare, file)), { recursive: true });
	copyFileSync(join(root, file), join(bare, file));
}
const { status } = spawnSync("npm", ["install", "--package-lock-only", "--loglevel=error"], { cwd: bare, stdio: "inherit" });
if (status !== 0) process.exit(1);
const lock = JSON.parse(readFileSync(join(bare, "package-lock.json"), "utf8"));
writeFileSync(join(root, "package-lock.json"), `${JSON.stringify({ ...lock, packages: complete(lock.packages) }, null, 2)}\n`);
rmSync(bare, { recursive: true });

function complete(packages) {
	const all = { ...packages };
	for (const [path, entry] of Object.entries(packages)) {
		for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
			const found = resolve(packages, path, name);
			if (!/^\d+\.\d+\.\d+/.test(version) || found?.version === version) continue;
			all[`${found ? `${path}/` : ""}node_modules/${name}`] = {
				version,
				...platformOf(name),
				...(entry.dev ? { dev: true } : {}),
				optional: true,
			};
		}
	}
	return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The way Node looks for a package: beside the asker, then outwards. */
function resolve(packages, path, name) {
	for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
		const found = packages[`${folder ? `${folder}/` : ""}node_modules/${name}`];
		if (found || !folder) return found;
		if (!folder.includes("/node_modules/")) folder = "";
	}
}

function platformOf(name) {
	const words = name.split("/").pop().split("-");
	const os = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"].find((word) => words.includes(word));
	const cpu = ["arm64", "x64", "ia32", "arm", "ppc64", "riscv64", "s390x", "loong64", "wasm32"].find((word) =>
		words.includes(word),
	);
	return { ...(cpu ? { cpu: [cpu] } : {}), ...(os ? { os: [os] } : {}) };
}
