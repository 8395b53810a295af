import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { freeBytes, inMegabytes, newDatabaseBytes, startBytes } from "./diskSpace.ts";
import { makeDirectory } from "./makeDirectory.ts";
import { restrictToUser } from "./restrictToUser.ts";
import { StartFailure } from "./StartFailure.ts";

const postgresVersion = "17";
const ours = new Set([
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
/** Other programs have a folder "files" or "database" as well; these are this site's alone. */
const marks = [...ours].filter((name) => !["database", "files", "outbox", "pages"].includes(name)).concat("database/PG_VERSION");
const madeByFirstStart = ["secrets.json", "admin-password.txt"];
const madeLater = ["files", "database.seal.json"];

/**
 * Makes the data directory when there is none and closes it to other accounts. Fails before anything is written
 * into one that cannot hold the site.
 */
export function inspectDataDirectory(dataDir: string): void {
	try {
		makeDirectory(dataDir);
		const names = readdirSync(dataDir).filter((name) => !name.startsWith("."));
		refuseForeign(dataDir, names);
		restrictToUser(
			dataDir,
			names.filter((name) => ours.has(name)),
		);
		refuseLostDatabase(dataDir, names);
		refuseFullDisk(dataDir);
	} catch (error) {
		throw error instanceof StartFailure ? error : new StartFailure(sentence(dataDir, error as NodeJS.ErrnoException));
	}
}

function refuseForeign(dataDir: string, names: string[]): void {
	const isOurs = marks.some((mark) => existsSync(join(dataDir, mark))) || names.every((name) => name === "pages");
	if (!isOurs) {
		throw new StartFailure(`DATA_DIR ${dataDir} holds other files and none of this site; choose an empty directory.`);
	}
}

/** A site without its database is no new site: the database may be on a disk that is not mounted, or in a backup. */
function refuseLostDatabase(dataDir: string, names: string[]): void {
	const expected = names.includes("first-start") ? madeLater : [...madeByFirstStart, ...madeLater];
	const left = expected.filter((name) => names.includes(name));
	if (left.length > 0 && !findDatabase(join(dataDir, "database"))) {
		const holds = `DATA_DIR ${dataDir} holds ${new Intl.ListFormat("en-GB").format(left)} but no database`;
		throw new StartFailure(`${holds}; restore a backup into an empty DATA_DIR, or move them away to begin a new site.`);
	}
}

function refuseFullDisk(dataDir: string): void {
	const needed = startBytes + (existsSync(join(dataDir, "database", "PG_VERSION")) ? 0 : newDatabaseBytes);
	const free = freeBytes(dataDir);
	if (free < needed) {
		const has = `DATA_DIR ${dataDir} has ${inMegabytes(free)} free, and a start needs ${inMegabytes(needed)}`;
		throw new StartFailure(`${has}; nothing was changed, make room.`);
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

/** Whether a database is there; fails when what stands in its place is not one. PGlite would initialise over a directory without PG_VERSION. */
export function findDatabase(directory: string): boolean {
	if (!existsSync(directory)) {
		return false;
	}
	if (!statSync(directory).isDirectory()) {
		throw new StartFailure(`${directory} is not a directory; nothing was changed.`);
	}
	if (readdirSync(directory).length === 0) {
		return false;
	}
	if (readText(join(directory, "PG_VERSION")) !== postgresVersion || sizeOf(join(directory, "global", "pg_control")) !== 8192) {
		throw new StartFailure(
			`${directory} is damaged or holds something else than this site's database; nothing was changed, restore a backup or choose another DATA_DIR.`,
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
