import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeProcess, isRunning, type ProcessInfo } from "@site/shared-data/files";
import { StartError } from "../errors.ts";

/** Another process has the lock. */
export class LockHeld extends StartError {}

/**
 * Makes this process the only one on the data directory, or throws LockHeld; returns the release. The lock
 * contains its process, so that a dead one's is replaced immediately, without waiting for a heartbeat.
 */
export function acquireLock(dataDir: string, name = "backend.lock"): () => void {
	const path = join(dataDir, name);
	const draft = `${path}.${process.pid}`;
	try {
		writeFileSync(draft, JSON.stringify(describeProcess(process.pid)), { mode: 0o600 });
		if (!tryLink(draft, path)) replaceDeadLock(draft, path, dataDir);
	} finally {
		rmSync(draft, { force: true });
	}
	return () => {
		if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
	};
}

/** link(2) fails when the name exists, and the file is complete before it is named. */
function tryLink(draft: string, path: string): boolean {
	try {
		linkSync(draft, path);
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
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
	if (holder === undefined || holder.pid === process.pid) return;
	if (isRunning(holder)) {
		throw new LockHeld(
			`The data directory ${dataDir} is in use by process ${holder.pid}; stop that process or choose another DATA_DIR.`,
		);
	}
}

function readHolder(path: string): ProcessInfo | undefined {
	try {
		const { pid, born } = JSON.parse(readFileSync(path, "utf8")) as Partial<ProcessInfo>;
		return Number.isInteger(pid) && born !== undefined ? { pid: Number(pid), born } : undefined;
	} catch {
		return undefined;
	}
}
