import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { type BackupEntry, type BackupHeader, type BackupSeal, backupFormat } from "./BackupEntry.ts";
import { Refusal } from "./Refusal.ts";
import { splitLines } from "./splitLines.ts";

const damaged = "The backup is damaged or cut off; nothing was changed.";

/** The header and the entries of a packed backup. Only when the last one was handed out without a refusal is the backup whole, so nothing may be done before. */
export async function* readBackup(packed: Readable): AsyncGenerator<BackupHeader | BackupEntry> {
	const hash = createHash("sha256");
	const lines = unpack(packed);
	let count = 0;
	let held: Buffer | undefined;
	for await (const line of lines) {
		if (held !== undefined) {
			hash.update(held).update("\n");
			count += 1;
			yield count === 1 ? readHeader(held) : readLine<BackupEntry>(held);
		}
		held = line;
	}
	const seal = readLine<BackupSeal>(held);
	if (count === 0 || seal.lines !== count || seal.sha256 !== hash.digest("hex")) {
		throw new Refusal(damaged);
	}
}

async function* unpack(packed: Readable): AsyncGenerator<Buffer> {
	const unpacked = createGunzip();
	packed.once("error", (error) => unpacked.destroy(error));
	try {
		yield* splitLines(packed.pipe(unpacked));
	} catch {
		throw new Refusal(damaged);
	}
}

function readHeader(line: Buffer): BackupHeader {
	const header = readLine<BackupHeader>(line);
	if (header.format !== backupFormat || !Array.isArray(header.schema)) {
		throw new Refusal("The file is not a backup of this site; nothing was changed.");
	}
	return header;
}

function readLine<Line>(line: Buffer | undefined): Line {
	try {
		const value: unknown = JSON.parse(line?.toString() ?? "");
		if (typeof value === "object" && value !== null) {
			return value as Line;
		}
	} catch {
		// Said below.
	}
	throw new Refusal(damaged);
}
