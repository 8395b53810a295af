import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * Build plugin of each part of a remote: adds the hash of every file that it has written to remote.json, so
 * that a publish finds files that were changed after the build.
 * @param {string} folder of the build
 * @param {number} partCount
 */
export function createIntegrityPlugin(folder, partCount) {
	const integrity = {};
	let missing = partCount;
	const manifest = join(folder, "remote.json");
	return {
		apply(compiler) {
			compiler.hooks.afterEmit.tap("integrity", (compilation) => {
				for (const { name } of compilation.getAssets()) {
					const file = join(compiler.outputPath, name);
					if (file !== manifest) integrity[relative(folder, file).split(sep).join("/")] = hashOf(file);
				}
				// The last part to end adds the files of all: until then remote.json may be half written.
				if (--missing > 0) return;
				writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, "utf8")), integrity }));
			});
		},
	};
}

const hashOf = (file) => `sha256-${createHash("sha256").update(readFileSync(file)).digest("base64")}`;
