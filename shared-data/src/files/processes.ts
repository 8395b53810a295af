import { readFileSync } from "node:fs";

export interface ProcessInfo {
	pid: number;
	/** "<boot id>:<start time>": distinguishes it from a later one with the same id; empty if unknown. */
	born: string;
}

export const describeProcess = (pid: number): ProcessInfo => ({ pid, born: startTimeOf(pid) });

/** Whether the described process still runs, rather than another one with its id. */
export const isRunning = ({ pid, born }: ProcessInfo): boolean => hasProcess(pid) && isSameStart(born, startTimeOf(pid));

/** An unknown part counts as equal: a unit with ProcSubset=pid sees no boot id. */
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

/** The fields of /proc/<pid>/stat after the command, which may contain spaces: [0] state, [19] start. */
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
