import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { giveSecondName } from "./giveSecondName.ts";

export interface MovedFiles {
	/** Puts everything back as it was. */
	undo(): Promise<void>;
	/** Removes the files that did not come in. */
	dropOthers(): Promise<void>;
}

/** Moves staged files to where they are served from; a file of the same name is kept aside until the staging folder goes. */
export async function moveFilesIn(staged: string, served: string, files: readonly string[]): Promise<MovedFiles> {
	const before = `${staged}-before`;
	const moved: { file: string; wasThere: boolean }[] = [];
	const undo = async () => {
		for (const { file, wasThere } of moved) {
			await (wasThere ? rename(join(before, file), join(served, file)) : rm(join(served, file), { force: true }));
		}
	};
	try {
		for (const file of files) {
			moved.push({ file, wasThere: await giveSecondName(join(served, file), join(before, file)) });
			await mkdir(dirname(join(served, file)), { recursive: true });
			await rename(join(staged, file), join(served, file));
		}
	} catch (error) {
		await undo();
		throw error;
	}
	return { undo, dropOthers: () => dropOthers(served, new Set(files)) };
}

async function dropOthers(served: string, kept: ReadonlySet<string>): Promise<void> {
	const entries = await readdir(served, { recursive: true, withFileTypes: true }).catch(() => []);
	for (const entry of entries.filter((entry) => entry.isFile())) {
		const path = join(entry.parentPath, entry.name);
		if (!kept.has(path.slice(served.length + 1))) {
			await rm(path, { force: true });
		}
	}
}
