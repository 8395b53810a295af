import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { CommandError } from "../errors.ts";
import type { SiteVersion } from "../siteVersion.ts";

export const backupFormat = "portfolio-backup-1";

/** The header; backups of 3.0.0 contain no version. */
export interface BackupHeader extends Partial<SiteVersion> {
	format: typeof backupFormat;
	/** The versions of the migrations of the rows' schema. */
	schema: string[];
	made: string;
	/** Whether it contains the installation's rows too, for a move. */
	includesRuntimeData?: boolean;
}

/** One line of a backup between the header and the checksum. */
export type BackupEntry = { table: string; row: Record<string, unknown> } | { file: string; bytes: string };

/** The last line: the number of lines before it and the SHA-256 of all their bytes. */
interface BackupChecksum {
	lines: number;
	sha256: string;
}

/** The number of rows of each table, and of files, in a backup. */
export type BackupCounts = Record<string, number>;

/** Appends the checksum of lines, which arrive in parts of any size, as the last line. */
export async function* appendChecksum(text: AsyncIterable<string | Buffer>): AsyncGenerator<Buffer> {
	const hash = createHash("sha256");
	let lines = 0;
	for await (const part of text) {
		const bytes = typeof part === "string" ? Buffer.from(part) : part;
		hash.update(bytes);
		for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, end + 1)) lines += 1;
		yield bytes;
	}
	const checksum: BackupChecksum = { lines, sha256: hash.digest("hex") };
	yield Buffer.from(`${JSON.stringify(checksum)}\n`);
}

const damaged = "The backup is damaged or cut off; nothing was changed.";

/** Header and entries of a packed backup. An incomplete one throws at its end, so change nothing before. */
export async function* readBackup(packed: Readable): AsyncGenerator<BackupHeader | BackupEntry> {
	const hash = createHash("sha256");
	let count = 0;
	let previous: Buffer | undefined;
	for await (const line of unpack(packed)) {
		if (previous !== undefined) {
			hash.update(previous).update("\n");
			count += 1;
			yield count === 1 ? readHeader(previous) : readEntry(previous);
		}
		previous = line;
	}
	const checksum = readLine<BackupChecksum>(previous);
	if (count === 0 || checksum.lines !== count || checksum.sha256 !== hash.digest("hex")) {
		throw new CommandError(damaged);
	}
}

/** Only the header, of a backup that may be damaged further on. */
export async function readBackupHeader(packed: Readable): Promise<BackupHeader> {
	const { value } = await readBackup(packed).next();
	packed.destroy();
	return value as BackupHeader;
}

/** Enough to tell a line's kind, and the whole checksum line. */
const headBytes = 256;

/**
 * The number of each table's rows and of files in a packed backup; rejects when it is damaged. Hashes the
 * bytes as they arrive: lines of 7 MB, which contain files, would leave 60 MB of garbage.
 */
export async function countEntries(packed: Readable): Promise<BackupCounts> {
	const counts: BackupCounts = {};
	const hash = createHash("sha256");
	let [head, lines] = ["", 0];
	let [before, line] = [hash.copy(), hash.copy()];
	let last = "";
	for await (const chunk of unpackChunks(packed)) {
		for (let start = 0; start < chunk.length; ) {
			const end = chunk.indexOf(10, start);
			const part = chunk.subarray(start, end === -1 ? undefined : end + 1);
			hash.update(part);
			if (head.length < headBytes) head += part.toString("latin1", 0, headBytes);
			start += part.length;
			if (end === -1) continue;
			const [, kind, table = ""] = /^\{"(file|table)":"([^"]*)"/.exec(head) ?? [];
			const name = kind === "file" ? "files" : table;
			if (kind) counts[name] = (counts[name] ?? 0) + 1;
			[before, line] = [line, hash.copy()];
			[last, head, lines] = [head, "", lines + 1];
		}
	}
	const checksum = readLine<BackupChecksum>(Buffer.from(last));
	if (head || checksum.lines !== lines - 1 || checksum.sha256 !== before.digest("hex")) throw new CommandError(damaged);
	return counts;
}

async function* unpack(packed: Readable): AsyncGenerator<Buffer> {
	try {
		yield* splitLines(unpackChunks(packed));
	} catch {
		throw new CommandError(damaged);
	}
}

async function* unpackChunks(packed: Readable): AsyncGenerator<Buffer> {
	const unpacked = createGunzip();
	packed.once("error", (error) => unpacked.destroy(error));
	try {
		yield* packed.pipe(unpacked);
	} catch {
		throw new CommandError(damaged);
	}
}

function readHeader(line: Buffer): BackupHeader {
	const header = readLine<BackupHeader>(line);
	if (header.format !== backupFormat || !Array.isArray(header.schema)) {
		throw new CommandError("The file is not a backup of this site; nothing was changed.");
	}
	return header;
}

function readEntry(line: Buffer): BackupEntry {
	const { table, row, file, bytes } = readLine<Record<string, unknown>>(line);
	if (typeof table === "string" && typeof row === "object" && row !== null && !Array.isArray(row)) {
		return { table, row: row as Record<string, unknown> };
	}
	if (typeof file === "string" && typeof bytes === "string") return { file, bytes };
	throw new CommandError(damaged);
}

function readLine<Line>(line: Buffer | undefined): Line {
	try {
		const value: unknown = JSON.parse(line?.toString() ?? "");
		if (typeof value === "object" && value !== null) return value as Line;
	} catch {
		// Reported below.
	}
	throw new CommandError(damaged);
}

/** More than the largest file in base64. */
const maxLineBytes = 64 * 1024 * 1024;

/** The lines of a stream. Node's readline also splits at U+2028, which texts may contain. */
export async function* splitLines(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	let parts: Buffer[] = [];
	let size = 0;
	for await (const chunk of source) {
		let start = 0;
		for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
			yield Buffer.concat([...parts, chunk.subarray(start, end)]);
			[parts, size, start] = [[], 0, end + 1];
		}
		parts.push(chunk.subarray(start));
		size += chunk.length - start;
		if (size > maxLineBytes) throw new Error("a line is too long");
	}
	if (size > 0) yield Buffer.concat(parts);
}
