import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../errors.ts";
import { type ProcessInfo, readProcessInfo } from "./readProcessInfo.ts";

/** Another process has the lock. */
export class LockHeld extends StartError {}

/**
 * Makes this process the only one on the data directory, or the only one with another lock there. Throws
 * LockHeld, which names the process that is. Returns the release. No lock library, because theirs need a
 * heartbeat: after `kill -9` the next start would wait until the old lock is stale. This lock names its
 * process, so a dead process's lock is replaced at once.
 */
export function acquireLock(dataDir: string, name = "backend.lock"): () => void {
	const path = join(dataDir, name);
	const holder = readProcessInfo(process.pid) ?? { pid: process.pid, born: "" };
	const draft = `${path}.${process.pid}`;
	writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
	try {
		if (!tryLink(draft, path)) {
			replaceDeadLock(draft, path, dataDir);
		}
	} finally {
		rmSync(draft, { force: true });
	}
	return () => {
		if (readHolder(path)?.pid === process.pid) {
			rmSync(path, { force: true });
		}
	};
}

/** link(2) fails when the name exists, and the file is complete before it has the name. */
function tryLink(draft: string, path: string): boolean {
	try {
		linkSync(draft, path);
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "EEXIST") {
			return false;
		}
		throw error;
	}
}

function replaceDeadLock(draft: string, path: string, dataDir: string): void {
	const holder = readHolder(path);
	assertNotRunning(holder, dataDir);
	// Only one process may replace a dead lock: the holder of the takeover lock.
	const takeoverLock = `${path}.takeover`;
	if (!tryLink(draft, takeoverLock)) {
		assertNotRunning(readHolder(takeoverLock), dataDir);
		rmSync(takeoverLock, { force: true });
		if (!tryLink(draft, takeoverLock)) {
			assertNotRunning(readHolder(takeoverLock), dataDir);
			throw new LockHeld(`Another start is taking over the data directory ${dataDir}; try again.`);
		}
	}
	try {
		assertNotRunning(readHolder(path), dataDir);
		const successor = `${draft}.successor`;
		linkSync(draft, successor);
		renameSync(successor, path);
	} finally {
		rmSync(takeoverLock, { force: true });
	}
}

function assertNotRunning(holder: ProcessInfo | undefined, dataDir: string): void {
	if (holder === undefined || holder.pid === process.pid) {
		return;
	}
	const running = readProcessInfo(holder.pid);
	if (running !== undefined && (holder.born === "" || running.born === "" || holder.born === running.born)) {
		throw new LockHeld(
			`The data directory ${dataDir} is in use by process ${holder.pid}; stop that process or choose another DATA_DIR.`,
		);
	}
}

function readHolder(path: string): ProcessInfo | undefined {
	try {
		const holder: unknown = JSON.parse(readFileSync(path, "utf8"));
		return typeof holder === "object" && holder !== null && "pid" in holder && Number.isInteger(holder.pid) && "born" in holder
			? { pid: Number(holder.pid), born: String(holder.born) }
			: undefined;
	} catch {
		return undefined;
	}
}
