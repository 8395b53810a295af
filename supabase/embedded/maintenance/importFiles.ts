import { copyFile, link, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

export interface ImportedFiles {
	/** Puts everything back as it was. */
	undo(): Promise<void>;
	/** Removes the files that were there before and are not in the backup. */
	removeOthers(): Promise<void>;
}

/**
 * Moves staged files to where they are served from; a file that it replaces is kept until the staging folder
 * goes.
 */
export async function importFiles(staged: string, served: string, files: readonly string[]): Promise<ImportedFiles> {
	const before = `${staged}-before`;
	const moved: { file: string; wasThere: boolean }[] = [];
	const undo = async () => {
		for (const { file, wasThere } of moved) {
			await (wasThere ? rename(join(before, file), join(served, file)) : rm(join(served, file), { force: true }));
		}
	};
	try {
		for (const file of files) {
			moved.push({ file, wasThere: await hardLinkOrCopy(join(served, file), join(before, file)) });
			await mkdir(dirname(join(served, file)), { recursive: true });
			await rename(join(staged, file), join(served, file));
		}
	} catch (error) {
		await undo();
		throw error;
	}
	return { undo, removeOthers: () => removeOthers(served, new Set(files)) };
}

async function removeOthers(served: string, kept: ReadonlySet<string>): Promise<void> {
	const entries = await readdir(served, { recursive: true, withFileTypes: true }).catch(() => []);
	for (const entry of entries.filter((entry) => entry.isFile())) {
		const path = join(entry.parentPath, entry.name);
		if (!kept.has(path.slice(served.length + 1))) {
			await rm(path, { force: true });
		}
	}
}

/** Keeps the file's bytes under a second path; resolves with false when there is no such file. */
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
