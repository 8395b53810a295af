import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { CommandError } from "../embedded/errors.ts";
import { type BackupCounts, countEntries } from "../embedded/maintenance/backupFormat.ts";
import type { ControlEndpoint } from "../embedded/maintenance/controlFile.ts";
import { callSite } from "./withSite.ts";

/** The file has this ending until all of it was written and read back. */
export const draftSuffix = ".part";

interface WriteOptions {
	signal?: AbortSignal | undefined;
	/** Takes along what belongs to the installation. */
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

/** Writes an answer into a file, which gets its name when `check` has read it. */
async function download<Result>(
	endpoint: ControlEndpoint,
	route: string,
	path: string,
	check: (draft: string) => Promise<Result>,
	signal?: AbortSignal,
): Promise<Result> {
	const draft = path + draftSuffix;
	try {
		const answer = await callSite(endpoint, "GET", route);
		await pipeline(answer, createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }), { ...(signal && { signal }) });
		const result = await check(draft);
		await rename(draft, path);
		return result;
	} catch (error) {
		await rm(draft, { force: true }).catch(() => {});
		throw toCommandError(error, path);
	}
}

function toCommandError(error: unknown, path: string): unknown {
	const code = (error as NodeJS.ErrnoException).code;
	if (code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE") {
		return new CommandError("The site ended while its backup was written; look whether it runs and try again.");
	}
	return typeof code === "string" ? new CommandError(`${path} could not be written (${code}).`) : error;
}

/** Reads a backup to its end; rejects when it is damaged. */
export const countEntriesIn = (file: string): Promise<BackupCounts> => countEntries(createReadStream(file));
