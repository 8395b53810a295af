import { copyFile, link, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

export interface ImportedFiles {
	/** Restores the files that were there before. */
	undo(): Promise<void>;
	/** Removes earlier files that are not in the backup. */
	removeOthers(): Promise<void>;
}

/**
 * Moves staged files into the folder that is served; a replaced file remains until the staging folder is
 * removed.
 */
export async function importFiles(stagedDir: string, servedDir: string, files: readonly string[]): Promise<ImportedFiles> {
	const replacedDir = `${stagedDir}-before`;
	const imported: { file: string; hasReplaced: boolean }[] = [];
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
	} catch (error) {
		await undo();
		throw error;
	}
	return { undo, removeOthers: () => removeOthers(servedDir, new Set(files)) };
}

async function removeOthers(servedDir: string, keptPaths: ReadonlySet<string>): Promise<void> {
	const entries = await readdir(servedDir, { recursive: true, withFileTypes: true }).catch(() => []);
	for (const entry of entries.filter((entry) => entry.isFile())) {
		const path = join(entry.parentPath, entry.name);
		if (!keptPaths.has(path.slice(servedDir.length + 1))) {
			await rm(path, { force: true });
		}
	}
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
		if ((error as NodeJS.ErrnoException).code === "ENOENT") {
			return false;
		}
		throw error;
	}
}
