import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { remoteChanges } from "./remoteChanges.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const run = promisify(execFile);

export const changedVersion = "9.0.0-changed";

/**
 * Builds only a copy of a remote's sources with a few replaced texts, with its own configuration.
 * Resolves with its folder, which is cached per original version.
 */
export async function buildChanged(id: keyof typeof remoteChanges, from: string): Promise<string> {
	const cacheDir = join(root, ".cache/changed", `${id}-${from}`);
	if (!existsSync(cacheDir)) await build(id, cacheDir);
	return cacheDir;
}

async function build(id: keyof typeof remoteChanges, targetDir: string) {
	await mkdir(dirname(targetDir), { recursive: true });
	const tempDir = await mkdtemp(join(root, ".cache/changing-"));
	try {
		const app = `remote-${id}`;
		for (const name of ["src", "package.json", "remote.json", "rspack.config.js"]) {
			await cp(join(root, app, name), join(tempDir, app, name), { recursive: true });
		}
		for (const name of ["rspack.shared.js", "build", "site.config.ts"]) await symlink(join(root, name), join(tempDir, name));
		for (const { file, from, to } of remoteChanges[id]) {
			const text = await readFile(join(tempDir, app, file), "utf8");
			if (!text.includes(from)) throw new Error(`${file} does not say ${from} any more.`);
			await writeFile(join(tempDir, app, file), text.replace(from, to));
		}
		await run(process.execPath, [join(root, "node_modules/@rspack/cli/bin/rspack.js"), "build"], {
			cwd: join(tempDir, app),
			env: { ...process.env, NODE_ENV: "production", SITE_DIST: join(tempDir, "dist"), APP_VERSION: changedVersion },
		});
		// Another worker may have built the same version meanwhile.
		await rename(join(tempDir, "dist/remotes", id, changedVersion), targetDir).catch(() => {});
	} finally {
		await rm(tempDir, { recursive: true, force: true });
	}
}
