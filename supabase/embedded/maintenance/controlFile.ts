import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeProcess, type ProcessMark } from "../describeProcess.ts";

/** How a command on this machine finds the running backend and proves that it may read its data directory. */
export interface ControlDoor {
	/** Where commands are taken. */
	url: string;
	/** Made at each start. */
	secret: string;
	/** The public door and the key for it, for commands that look from outside. */
	siteUrl: string;
	publishableKey: string;
}

const pathIn = (dataDir: string) => join(dataDir, "control.json");

/** Tells where the door is; only this user can read it. Returns what takes it back. */
export function publishDoor(dataDir: string, door: ControlDoor): () => void {
	const path = pathIn(dataDir);
	const mark = describeProcess(process.pid) ?? { pid: process.pid, born: "" };
	writeFileSync(`${path}.new`, `${JSON.stringify({ ...mark, ...door })}\n`, { mode: 0o600 });
	renameSync(`${path}.new`, path);
	return () => rmSync(path, { force: true });
}

/** The door of the backend that runs on the directory; undefined when none does, also when one ended without taking its notice back. */
export function findDoor(dataDir: string): ControlDoor | undefined {
	try {
		const { pid, born, ...door } = JSON.parse(readFileSync(pathIn(dataDir), "utf8")) as ProcessMark & ControlDoor;
		return describeProcess(pid)?.born === born ? door : undefined;
	} catch {
		return undefined;
	}
}
