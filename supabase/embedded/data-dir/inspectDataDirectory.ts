import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../errors.ts";
import { formatMegabytes, freeBytes, newDatabaseBytes, startBytes } from "./diskSpace.ts";
import { makePrivateDirectory, restrictToUser } from "./privateDirectory.ts";

const postgresVersion = "17";
const knownNames = new Set([
	"backend.lock",
	"control.json",
	"secrets.json",
	"database",
	"database.seal.json",
	"files",
	"outbox",
	"admin-password.txt",
	"first-start",
	"pages",
]);
/** Names that only this site uses; other programs have folders such as "files" or "database" as well. */
const ownNames = [...knownNames]
	.filter((name) => !["database", "files", "outbox", "pages"].includes(name))
	.concat("database/PG_VERSION");
const madeByFirstStart = ["secrets.json", "admin-password.txt"];
const madeLater = ["files", "database.seal.json"];

/**
 * Creates the data directory if it is missing and closes it to other accounts.
 * A directory that cannot hold the site fails before anything is written into it.
 */
export function inspectDataDirectory(dataDir: string): void {
	try {
		makePrivateDirectory(dataDir);
		const names = readdirSync(dataDir).filter((name) => !name.startsWith("."));
		refuseForeign(dataDir, names);
		restrictToUser(
			dataDir,
			names.filter((name) => knownNames.has(name)),
		);
		refuseLostDatabase(dataDir, names);
		refuseFullDisk(dataDir);
	} catch (error) {
		throw error instanceof StartError ? error : new StartError(sentence(dataDir, error as NodeJS.ErrnoException));
	}
}

function refuseForeign(dataDir: string, names: string[]): void {
	const isOwn = ownNames.some((name) => existsSync(join(dataDir, name))) || names.every((name) => name === "pages");
	if (!isOwn) {
		throw new StartError(`DATA_DIR ${dataDir} holds other files and none of this site; choose an empty directory.`);
	}
}

/** A site that lost its database is not a new site: its database may lie on a disk that is not mounted. */
function refuseLostDatabase(dataDir: string, names: string[]): void {
	const expected = names.includes("first-start") ? madeLater : [...madeByFirstStart, ...madeLater];
	const left = expected.filter((name) => names.includes(name));
	if (left.length > 0 && !findDatabase(join(dataDir, "database"))) {
		const list = new Intl.ListFormat("en-GB").format(left);
		const holds = `DATA_DIR ${dataDir} holds ${list} but no database`;
		throw new StartError(`${holds}; restore a backup into an empty DATA_DIR, or move them away to begin a new site.`);
	}
}

function refuseFullDisk(dataDir: string): void {
	const needed = startBytes + (existsSync(join(dataDir, "database", "PG_VERSION")) ? 0 : newDatabaseBytes);
	const free = freeBytes(dataDir);
	if (free < needed) {
		const space = `has ${formatMegabytes(free)} free, and a start needs ${formatMegabytes(needed)}`;
		throw new StartError(`DATA_DIR ${dataDir} ${space}; nothing was changed, make room.`);
	}
}

const reasons: Record<string, string> = {
	EEXIST: "is not a directory",
	ENOTDIR: "is not a directory",
	ELOOP: "consists of symbolic links that lead in a circle",
	EACCES: "may not be used by this account",
	EPERM: "is not this account's to change",
	EROFS: "lies on a read-only file system",
};

function sentence(dataDir: string, { code = "", path = dataDir }: NodeJS.ErrnoException): string {
	const reason = reasons[code] ?? "cannot be made or used";
	return `DATA_DIR ${dataDir} ${reason} (${code} at ${path}); mend that or choose another directory.`;
}

/**
 * Whether the directory holds a database. Throws when it holds something else: PGlite would make a new
 * database over any directory without PG_VERSION.
 */
export function findDatabase(directory: string): boolean {
	if (!existsSync(directory)) {
		return false;
	}
	if (!statSync(directory).isDirectory()) {
		throw new StartError(`${directory} is not a directory; nothing was changed.`);
	}
	if (readdirSync(directory).length === 0) {
		return false;
	}
	if (readText(join(directory, "PG_VERSION")) !== postgresVersion || sizeOf(join(directory, "global", "pg_control")) !== 8192) {
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

function sizeOf(path: string): number {
	return statSync(path, { throwIfNoEntry: false })?.size ?? -1;
}
