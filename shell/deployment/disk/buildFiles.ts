import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { RemoteBuild } from "../manifest.ts";
import { integrityOf } from "./verifyHashes.ts";

/** A build's files without remote.json and compressed copies, and a sentence per entry that is no file. */
export async function listBuild(folder: string): Promise<{ files: string[]; problems: string[] }> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const nameOf = ({ parentPath, name }: Dirent) => relative(folder, join(parentPath, name)).split(sep).join("/");
	const names = new Set(entries.filter((entry) => entry.isFile()).map(nameOf));
	const isCopy = (name: string) => /\.(br|gz)$/.test(name) && names.has(name.slice(0, -3));
	return {
		files: [...names].filter((name) => name !== "remote.json" && !isCopy(name)).sort(),
		problems: entries
			.filter((entry) => !entry.isFile() && !entry.isDirectory())
			.map((entry) => `${nameOf(entry)} is ${entry.isSymbolicLink() ? "a link" : "a pipe or device"}; a build has files only.`),
	};
}

/** The hash of each file of a build. Throws a sentence when the files differ from the build's own list. */
export async function hashBuild(
	folder: string,
	{ id, integrity }: Pick<RemoteBuild, "id" | "integrity">,
): Promise<Record<string, string>> {
	const { files, problems } = await listBuild(folder);
	if (problems[0]) throw new Error(`${id}: ${problems[0]}`);
	const hashes = files.map(async (file) => [file, integrityOf(await readFile(join(folder, file)))] as const);
	const found = Object.fromEntries(await Promise.all(hashes));
	const built = integrity ?? found;
	for (const file of new Set([...Object.keys(built), ...files])) {
		if (found[file] === built[file]) continue;
		const change = file in found ? (file in built ? "changed" : "added") : "removed";
		throw new Error(`${id}: ${file} was ${change} after the build; build it again.`);
	}
	return found;
}
