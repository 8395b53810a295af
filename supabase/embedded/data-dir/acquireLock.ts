import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../errors.ts";

/** Another process has the lock. */
export class LockHeld extends StartError {}

/**
 * Makes this process the only one on the data directory, or throws LockHeld; returns the release. The lock
 * names its process, so that a dead one's is replaced at once: a library's heartbeat would have to run out.
 */
export function acquireLock(dataDir: string, name = "backend.lock"): () => void {
	const path = join(dataDir, name);
	const draft = `${path}.${process.pid}`;
	writeFileSync(draft, JSON.stringify(describeProcess(process.pid)), { mode: 0o600 });
	try {
		if (!tryLink(draft, path)) replaceDeadLock(draft, path, dataDir);
	} finally {
		rmSync(draft, { force: true });
	}
	return () => {
		if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
	};
}

/** link(2) fails when the name exists, and the file is complete before it has the name. */
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

export interface ProcessInfo {
	pid: number;
	/** "<boot id>:<start time>": distinguishes it from a later one with the same id; empty where unknown. */
	born: string;
}

export const describeProcess = (pid: number): ProcessInfo => ({ pid, born: startTimeOf(pid) });

/** Whether the described process runs, and none that has its id now. */
export const isRunning = ({ pid, born }: ProcessInfo): boolean => hasProcess(pid) && isSameStart(born, startTimeOf(pid));

/** What one of both does not know counts as equal: a unit with ProcSubset=pid sees no boot id. */
function isSameStart(one: string, other: string): boolean {
	const [[boot, ticks], [otherBoot, otherTicks]] = [one.split(":"), other.split(":")];
	const isEqual = (left = "", right = "") => left === "" || right === "" || left === right;
	return isEqual(boot, otherBoot) && isEqual(ticks, otherTicks);
}

function hasProcess(pid: number): boolean {
	try {
		process.kill(pid, 0);
		const [state] = readStat(pid) ?? [];
		// A zombie has ended.
		return state !== "Z";
	} catch (error) {
		// It runs under another account.
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

function startTimeOf(pid: number): string {
	const ticks = readStat(pid)?.[19];
	return ticks === undefined ? "" : `${readLine("/proc/sys/kernel/random/boot_id") ?? ""}:${ticks}`;
}

/** The fields of /proc/<pid>/stat after the command's name, which may hold spaces: [0] state, [19] start. */
function readStat(pid: number): string[] | undefined {
	const line = readLine(`/proc/${pid}/stat`);
	return line?.slice(line.lastIndexOf(")") + 2).split(" ");
}

function readLine(path: string): string | undefined {
	try {
		return readFileSync(path, "utf8").trim();
	} catch {
		return undefined;
	}
}
