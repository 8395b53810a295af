import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { registryFile } from "./registryFile.ts";

/** Milliseconds after which a claim is void even if a process of its number runs. */
const longest = 30_000;

/**
 * Claims the right to write the revision after this one: no two processes hold it at once. Resolves with the claimed revision, or with null when another
 * process writes just now. The number of a process that ended before it wrote is passed over, so that nothing has to be cleaned up by hand.
 */
export async function claimRevision(current: number): Promise<number | null> {
	for (let revision = current + 1; ; revision++) {
		try {
			await writeFile(claimFile(revision), String(process.pid), { flag: "wx" });
			return revision;
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
			if (!(await isVoid(claimFile(revision)))) return null;
		}
	}
}

/** Ends the claim, and those that were passed over. */
export async function endClaim(revision: number): Promise<void> {
	const prefix = basename(claimFile(""));
	const claims = (await readdir(dirname(registryFile))).filter((name) => name.startsWith(prefix));
	const ended = claims.filter((name) => Number(name.slice(prefix.length)) <= revision);
	await Promise.all(ended.map((name) => rm(join(dirname(registryFile), name), { force: true })));
}

const claimFile = (revision: number | string) => `${registryFile}.claim-${revision}`;

async function isVoid(file: string): Promise<boolean> {
	const [text, found] = await Promise.all([readFile(file, "utf8"), stat(file)]).catch(() => ["", null] as const);
	// Ended in this moment: the caller looks again.
	if (!found) return false;
	if (Date.now() - found.mtimeMs > longest) return true;
	return text !== "" && !isAlive(Number(text));
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}
