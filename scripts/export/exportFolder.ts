import { existsSync, renameSync } from "node:fs";
import { opendir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** Lists the files of an export, one per line. */
const listName = ".exported";

/** Rejects unless the folder is missing or contains only files of an earlier export. */
export async function assertReplaceable(folder: string): Promise<void> {
	try {
		const listed = await readFile(join(folder, listName), "utf8").catch(() => "");
		const own = new Set([listName, ...listed.split("\n")]);
		for await (const entry of await opendir(folder, { recursive: true })) {
			const file = relative(folder, join(entry.parentPath, entry.name));
			if (entry.isDirectory() || own.has(file)) continue;
			throw new Error(
				`${folder} holds ${file}, which no export has written; nothing was changed. Move it away, or name another folder by --to.`,
			);
		}
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === "ENOENT") return;
		throw code ? new Error(`${folder} is no folder that can be written (${code}).`) : error;
	}
}

/** Replaces the earlier export, which moves into `tempFolder`, with `written`. */
export async function replaceExport(folder: string, written: string, tempFolder: string): Promise<void> {
	const entries = await readdir(written, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
	await writeFile(join(written, listName), files.map((file) => `${relative(written, file)}\n`).join(""));
	await assertReplaceable(folder);
	const before = join(tempFolder, "before");
	// Synchronous, so that no signal interrupts it.
	if (existsSync(folder)) renameSync(folder, before);
	try {
		renameSync(written, folder);
	} catch (error) {
		if (existsSync(before)) renameSync(before, folder);
		throw error;
	}
}
