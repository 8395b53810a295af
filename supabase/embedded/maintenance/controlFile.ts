import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { type ProcessInfo, readProcessInfo } from "../data-dir/readProcessInfo.ts";

/**
 * How a command on this machine reaches the running backend and proves that it can read its data directory.
 */
export interface ControlEndpoint {
	url: string;
	/** Made at each start. */
	secret: string;
	/** The gateway's URL and its public key, for commands that call the site over HTTP. */
	siteUrl: string;
	publishableKey: string;
}

const pathIn = (dataDir: string) => join(dataDir, "control.json");

/** Writes the file, readable for this user only. Returns a function that removes it. */
export function writeControlFile(dataDir: string, endpoint: ControlEndpoint): () => void {
	const path = pathIn(dataDir);
	const holder = readProcessInfo(process.pid) ?? { pid: process.pid, born: "" };
	writeFileAtomic.sync(path, `${JSON.stringify({ ...holder, ...endpoint })}\n`, { mode: 0o600 });
	return () => rmSync(path, { force: true });
}

/**
 * The endpoint of the backend that runs on the directory; undefined when none runs, also when one was killed
 * and left its file.
 */
export function findControlEndpoint(dataDir: string): ControlEndpoint | undefined {
	try {
		const { pid, born, ...endpoint } = JSON.parse(readFileSync(pathIn(dataDir), "utf8")) as ProcessInfo & ControlEndpoint;
		return readProcessInfo(pid)?.born === born ? endpoint : undefined;
	} catch {
		return undefined;
	}
}
