import { existsSync } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createDraftPath, finishDraft } from "./drafts.ts";

type Content = string | Uint8Array | AsyncIterable<string | Uint8Array>;

interface WriteOptions<Result> {
	mode?: number;
	/** Whether the file survives a power cut; true by default. */
	isSynced?: boolean;
	/** Reads the complete draft; the file is renamed unless this rejects. */
	check?: (draft: string) => Promise<Result>;
	openFile?: (path: string, flags: string, mode: number) => Promise<OpenFile>;
}

type OpenFile = Pick<FileHandle, "writeFile" | "sync" | "stat" | "close">;

/**
 * Creates or replaces a file whose folder exists. The path always has the complete old or new file: after a
 * failure, on a full disk, after a kill and after a power cut. Resolves with the check's result, rejects with
 * the system's error.
 */
export async function writeFileDurably<Result = void>(
	path: string,
	content: Content,
	options: WriteOptions<Result> = {},
): Promise<Result> {
	const { mode = 0o666, isSynced = true, check, openFile = open } = options;
	const draft = await createDraftPath(dirname(path), path);
	try {
		const file = await openFile(draft, "wx", mode);
		try {
			const bytes = await writeAll(file, content);
			if (isSynced) await file.sync();
			const { size } = await file.stat();
			if (size !== bytes) throw Object.assign(new Error(`${draft} has ${size} of ${bytes} bytes`), { code: "EIO" });
		} finally {
			await file.close();
		}
		const result = await check?.(draft);
		await rename(draft, path);
		if (isSynced) await syncToDisk(dirname(path));
		return result as Result;
	} catch (error) {
		await rm(draft).catch(() => {});
		throw error;
	} finally {
		finishDraft(draft);
	}
}

/** Resolves with the number of bytes. Node repeats a partial write. */
async function writeAll(file: OpenFile, content: Content): Promise<number> {
	let bytes = 0;
	for await (const chunk of typeof content === "string" || content instanceof Uint8Array ? [content] : content) {
		await file.writeFile(chunk);
		bytes += Buffer.byteLength(chunk);
	}
	return bytes;
}

/**
 * Creates a folder like writeFileDurably creates a file: `fill` writes into a draft, and may return a folder
 * below it, which becomes the result instead. Keeps a folder that another process has created meanwhile.
 */
export async function writeFolderDurably(
	path: string,
	fill: (draft: string) => Promise<string | void>,
	draftsFolder = dirname(path),
): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	const draft = await createDraftPath(draftsFolder, path);
	try {
		await mkdir(draft);
		const filled = (await fill(draft)) ?? draft;
		await syncFolder(filled);
		await rename(filled, path).catch((error: unknown) => {
			if (!existsSync(path)) throw error;
		});
		await syncToDisk(dirname(path));
	} finally {
		// A fill that failed may still be writing; its own error is the one to report.
		await rm(draft, { recursive: true, maxRetries: 3 }).catch(() => {});
		finishDraft(draft);
	}
}

/** Syncs every file and folder below a folder. */
export async function syncFolder(folder: string): Promise<void> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const written = entries.filter((entry) => entry.isFile() || entry.isDirectory());
	for (const path of [folder, ...written.map(({ parentPath, name }) => join(parentPath, name))]) await syncToDisk(path);
}

/** Syncs a file's content, or the names in a folder. */
export async function syncToDisk(path: string): Promise<void> {
	const handle = await open(path, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

/** Whether the error says that the disk or this account's quota is full. */
export const isDiskFull = (error: unknown): boolean =>
	["ENOSPC", "EDQUOT"].includes(String((error as NodeJS.ErrnoException | null)?.code));
