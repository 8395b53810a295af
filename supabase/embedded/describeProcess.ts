import { readFileSync } from "node:fs";

export interface ProcessMark {
	pid: number;
	/** What tells this process from a later one with the same number; empty where the system does not say. */
	born: string;
}

/** The mark of a running process, or undefined when none has this number. */
export function describeProcess(pid: number): ProcessMark | undefined {
	return isRunning(pid) ? { pid, born: birthOf(pid) } : undefined;
}

function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return !isZombie(pid);
	} catch (error) {
		// Not ours to signal, but there.
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

function isZombie(pid: number): boolean {
	return readStat(pid)?.[0] === "Z";
}

function birthOf(pid: number): string {
	const ticks = readStat(pid)?.[19];
	return ticks === undefined ? "" : `${readLine("/proc/sys/kernel/random/boot_id") ?? ""}:${ticks}`;
}

/** The fields of /proc/<pid>/stat behind the command's name, which may hold spaces: state first, start time twentieth. */
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
