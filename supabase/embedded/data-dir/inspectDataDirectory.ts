import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "../environment.ts";
import { CommandError, StartError } from "../errors.ts";
import { makePrivateDirectory, restrictToUser } from "./privateDirectory.ts";

const postgresVersion = "17";
const firstStartNames = ["secrets.json", "admin-password.txt"];
const laterNames = ["files", "database.seal.json"];
/** Files that only this site has, unlike folders such as "files" or "database". */
const ownFiles = [
	"backend.lock",
	"backup.lock",
	"control.json",
	"first-start",
	"backup-failure.json",
	"database.seal.json",
	...firstStartNames,
];
const knownNames = new Set([...ownFiles, "database", "files", "outbox", "pages", "backups"]);

/** Creates the data directory, closed to others. Throws a StartError for an unusable one. */
export function inspectDataDirectory({ dataDir, databaseUrl }: Pick<Environment, "dataDir" | "databaseUrl">): void {
	try {
		makePrivateDirectory(dataDir);
		const names = readdirSync(dataDir).filter((name) => !name.startsWith("."));
		assertOwnDirectory(dataDir, names);
		const known = names.filter((name) => knownNames.has(name));
		restrictToUser(dataDir, known);
		if (databaseUrl === undefined) {
			assertDatabaseNotLost(dataDir, names);
			assertFreeSpace(dataDir);
		}
	} catch (error) {
		throw error instanceof StartError ? error : new StartError(describeFailure(dataDir, error as NodeJS.ErrnoException));
	}
}

function assertOwnDirectory(dataDir: string, names: string[]): void {
	const isOwn =
		[...ownFiles, "database/PG_VERSION"].some((name) => existsSync(join(dataDir, name))) ||
		names.every((name) => name === "pages");
	if (!isOwn) {
		throw new StartError(`DATA_DIR ${dataDir} holds other files and none of this site; choose an empty directory.`);
	}
}

/** A site without its database is not a new site: the database may be on a disk that is not mounted. */
function assertDatabaseNotLost(dataDir: string, names: string[]): void {
	const expected = names.includes("first-start") ? laterNames : [...firstStartNames, ...laterNames];
	const left = expected.filter((name) => names.includes(name));
	if (left.length > 0 && !findDatabase(join(dataDir, "database"))) {
		const list = new Intl.ListFormat("en-GB").format(left);
		const problem = `DATA_DIR ${dataDir} holds ${list} but no database`;
		throw new StartError(`${problem}; restore a backup into an empty DATA_DIR, or move them away to begin a new site.`);
	}
}

function assertFreeSpace(dataDir: string): void {
	const needed = minStartBytes + (existsSync(join(dataDir, "database", "PG_VERSION")) ? 0 : newDatabaseBytes);
	const free = freeBytes(dataDir);
	if (free < needed) {
		const space = `has ${formatMegabytes(free)} free, and a start needs ${formatMegabytes(needed)}`;
		throw new StartError(`DATA_DIR ${dataDir} ${space}; nothing was changed, make room.`);
	}
}

const megabyte = 1024 * 1024;
/** A start may add two files of 16 MB to PostgreSQL's log. */
export const minStartBytes = 32 * megabyte;
const newDatabaseBytes = 40 * megabyte;

/** The bytes that this account may still write there; Infinity if the file system does not report them. */
function freeBytes(path: string): number {
	const { blocks, bavail, bsize } = statfsSync(path);
	return blocks > 0 ? bavail * bsize : Number.POSITIVE_INFINITY;
}

/** Throws a CommandError, in which `purpose` is "a backup". */
export function assertRoom(dataDir: string, purpose: string, needed: number): void {
	const free = freeBytes(dataDir);
	if (free >= needed) return;
	const space = `has ${formatMegabytes(free)} free, and ${purpose} needs ${formatMegabytes(needed)}`;
	throw new CommandError(`${dataDir} ${space}; nothing was changed, make room.`);
}

const formatMegabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`;

const reasons: Record<string, string> = {
	EEXIST: "is not a directory",
	ENOTDIR: "is not a directory",
	ELOOP: "consists of symbolic links that lead in a circle",
	EACCES: "may not be used by this account",
	EPERM: "is not this account's to change",
	EROFS: "is on a read-only file system",
};

function describeFailure(dataDir: string, { code = "", path = dataDir }: NodeJS.ErrnoException): string {
	const reason = reasons[code] ?? "cannot be made or used";
	return `DATA_DIR ${dataDir} ${reason} (${code} at ${path}). Correct that or choose another directory.`;
}

/** Whether there is a database. Throws for other content, which PGlite would overwrite with a new one. */
export function findDatabase(directory: string): boolean {
	if (!existsSync(directory)) return false;
	if (!statSync(directory).isDirectory()) {
		throw new StartError(`${directory} is not a directory; nothing was changed.`);
	}
	if (readdirSync(directory).length === 0) return false;
	const control = statSync(join(directory, "global", "pg_control"), { throwIfNoEntry: false });
	if (readText(join(directory, "PG_VERSION")) !== postgresVersion || control?.size !== 8192) {
		throw new StartError(
			`${directory} is damaged or holds something else than this site's database; ` +
				"nothing was changed, restore a backup or choose another DATA_DIR.",
		);
	}
	return true;
}

function readText(path: string): string | undefined {
	try {
		return readFileSync(path, "utf8").trim();
	} catch {
		return undefined;
	}
}
