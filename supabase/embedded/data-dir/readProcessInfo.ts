import { readFileSync } from "node:fs";

export interface ProcessInfo {
	pid: number;
	/** Start time: distinguishes this process from a later one with the same id; empty where unknown. */
	born: string;
}

/** Describes a running process; undefined when none has this id. */
export function readProcessInfo(pid: number): ProcessInfo | undefined {
	return isRunning(pid) ? { pid, born: startTimeOf(pid) } : undefined;
}

function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return !isZombie(pid);
	} catch (error) {
		// It runs under another account.
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

function isZombie(pid: number): boolean {
	return readStat(pid)?.[0] === "Z";
}

function startTimeOf(pid: number): string {
	const ticks = readStat(pid)?.[19];
	return ticks === undefined ? "" : `${readLine("/proc/sys/kernel/random/boot_id") ?? ""}:${ticks}`;
}

/**
 * The fields of /proc/<pid>/stat after the command's name, which may contain spaces: [0] state, [19] start.
 */
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
