import { copyFile, link, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { syncToDisk } from "@site/shared-data/files";

/** Moves staged files into the served folder; replaced ones are kept next to the staging folder. */
export async function importFiles(stagedDir: string, servedDir: string, files: readonly string[]) {
	const replacedDir = `${stagedDir}-before`;
	const imported: { file: string; hasReplaced: boolean }[] = [];
	/** Restores the previous files. */
	const undo = async () => {
		for (const { file, hasReplaced } of imported) {
			await (hasReplaced ? rename(join(replacedDir, file), join(servedDir, file)) : rm(join(servedDir, file), { force: true }));
		}
	};
	try {
		for (const file of files) {
			imported.push({ file, hasReplaced: await hardLinkOrCopy(join(servedDir, file), join(replacedDir, file)) });
			await mkdir(dirname(join(servedDir, file)), { recursive: true });
			await rename(join(stagedDir, file), join(servedDir, file));
		}
		for (const folder of new Set(files.map((file) => dirname(join(servedDir, file))))) await syncToDisk(folder);
	} catch (error) {
		await undo();
		throw error;
	}
	return {
		undo,
		/** Removes earlier files that are not in the backup. */
		async removeOthers() {
			const kept = new Set(files.map((file) => join(servedDir, file)));
			const entries = await readdir(servedDir, { recursive: true, withFileTypes: true }).catch(() => []);
			const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
			await Promise.all(paths.filter((path) => !kept.has(path)).map((path) => rm(path, { force: true })));
		},
	};
}

/** Makes the file's bytes available under a second path; resolves with false when there is no such file. */
export async function hardLinkOrCopy(path: string, second: string): Promise<boolean> {
	await mkdir(dirname(second), { recursive: true });
	try {
		await link(path, second).catch((error: NodeJS.ErrnoException) => {
			// Some file systems have no hard links.
			return error.code === "ENOENT" ? Promise.reject(error) : copyFile(path, second);
		});
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
		throw error;
	}
}
