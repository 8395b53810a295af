import { createReadStream } from "node:fs";
import { addAbortSignal, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { isDiskFull, writeFileDurably } from "@site/shared-data/files";
import { type BackupCounts, countEntries } from "../embedded/backup/backupFormat.ts";
import type { ControlEndpoint } from "../embedded/control/controlFile.ts";
import { CommandError } from "../embedded/errors.ts";
import { callSite } from "./withSite.ts";

interface WriteOptions {
	signal?: AbortSignal | undefined;
	/** Includes the rows that belong to the installation. */
	includesRuntimeData?: boolean;
}

/** Writes the site into a private file and reads it back. Throws a CommandError and leaves no file. */
export function writeBackup(
	endpoint: ControlEndpoint,
	path: string,
	{ signal, includesRuntimeData = false }: WriteOptions = {},
): Promise<BackupCounts> {
	return download(endpoint, `/backup${includesRuntimeData ? "?runtime-data" : ""}`, path, countEntriesIn, signal);
}

/** Writes the running site as an archive of SQL and files; throws like writeBackup. */
export const writeDump = (endpoint: ControlEndpoint, path: string): Promise<void> =>
	download(endpoint, "/dump", path, async () => {});

/** Writes an answer into a file, which is renamed after `check` has read it. */
async function download<Result>(
	endpoint: ControlEndpoint,
	route: string,
	path: string,
	check: (draft: string) => Promise<Result>,
	signal?: AbortSignal,
): Promise<Result> {
	try {
		const answer = await callSite(endpoint, "GET", route);
		if (signal) addAbortSignal(signal, answer);
		return await writeFileDurably(path, answer, { mode: 0o600, check });
	} catch (error) {
		throw toCommandError(error, path);
	}
}

function toCommandError(error: unknown, path: string): unknown {
	const code = (error as NodeJS.ErrnoException).code;
	if (code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE") {
		return new CommandError("The site ended during the backup; check that it runs and try again.");
	}
	if (isDiskFull(error)) return new CommandError(`${path} could not be written: the disk is full.`);
	return typeof code === "string" ? new CommandError(`${path} could not be written (${code}).`) : error;
}

/** Writes the bytes of a backup into a new file. */
export const writePacked = (backup: AsyncIterable<Buffer>, file: string) =>
	pipeline(Readable.from(backup), createGzip(), (packed) => writeFileDurably(file, packed, { mode: 0o600 }));

/** Reads a backup to its end; rejects when it is damaged. */
export const countEntriesIn = (file: string): Promise<BackupCounts> => countEntries(createReadStream(file));
