import { readdirSync, readFileSync } from "node:fs";

/** A running site's processes with the launcher, and their total memory in MB (PSS). Linux only. */
export function siteProcesses(isLauncher: (pid: number) => boolean): { pids: number[]; megabytes: number } {
	const parents = new Map(readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? parentOf(Number(name)) : [])));
	const isOfSite = (pid: number): boolean => isLauncher(pid) || (parents.has(pid) && isOfSite(parents.get(pid) as number));
	const pids = [...parents.keys()].filter(isOfSite);
	return { pids, megabytes: pids.reduce((sum, pid) => sum + megabytesOf(pid), 0) };
}

/** Whether the process is a launcher with this variable, or without one a launcher of this process. */
export function isLauncher(pid: number, variable?: string): boolean {
	if (!read(`/proc/${pid}/cmdline`).includes("scripts/run.mjs\0start")) return false;
	return variable ? read(`/proc/${pid}/environ`).split("\0").includes(variable) : parentOf(pid)[0]?.[1] === process.pid;
}

/** Empty when the process has ended. */
function parentOf(pid: number): [pid: number, parent: number][] {
	const parent = /^\d+ \(.*\) \S (\d+)/s.exec(read(`/proc/${pid}/stat`))?.[1];
	return parent === undefined ? [] : [[pid, Number(parent)]];
}

function megabytesOf(pid: number): number {
	return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
}

function read(path: string): string {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}
