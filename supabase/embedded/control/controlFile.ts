import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describeProcess, isRunning, type ProcessInfo, writeFileDurably } from "@site/shared-data/files";

/** The address of the running backend for a command on this machine. */
export interface ControlEndpoint {
	url: string;
	/** Generated at each start. */
	secret: string;
	/** The gateway's URL and its public key, for commands that call the site over HTTP. */
	siteUrl: string;
	publishableKey: string;
	/** The variables of scheduled backups that the site was started with; a command's shell may have others. */
	backups?: { BACKUP_EVERY?: string | undefined; BACKUP_KEEP?: string | undefined };
	/** A command runs the backend for its duration. */
	isCommand?: boolean;
}

const fileName = "control.json";
const ownName = /^control(-\d+)?\.json$/;

/**
 * Writes the file, readable only for this user; returns its removal. If the database is on a server and
 * another process uses the directory too, this process writes a separate file.
 */
export async function writeControlFile(dataDir: string, endpoint: ControlEndpoint): Promise<() => void> {
	for (const name of listFiles(dataDir)) {
		const other = readControlFile(join(dataDir, name));
		if (!other || other.pid === process.pid) rmSync(join(dataDir, name), { force: true });
	}
	const path = join(dataDir, existsSync(join(dataDir, fileName)) ? `control-${process.pid}.json` : fileName);
	await writeFileDurably(path, `${JSON.stringify({ ...describeProcess(process.pid), ...endpoint })}\n`, { mode: 0o600 });
	return () => rmSync(path, { force: true });
}

/** The endpoint of a backend that runs on the directory, or in this process; a killed one has none. */
export function findControlEndpoint(dataDir: string, pid?: number): ControlEndpoint | undefined {
	for (const name of listFiles(dataDir)) {
		const running = readControlFile(join(dataDir, name));
		if (running && (pid === undefined || running.pid === pid)) return running.endpoint;
	}
	return undefined;
}

function listFiles(dataDir: string): string[] {
	try {
		return readdirSync(dataDir).filter((name) => ownName.test(name));
	} catch {
		return [];
	}
}

/** Undefined when the process that wrote the file does not run, or the file cannot be read. */
function readControlFile(path: string): { pid: number; endpoint: ControlEndpoint } | undefined {
	try {
		const { pid, born, ...endpoint } = JSON.parse(readFileSync(path, "utf8")) as ProcessInfo & ControlEndpoint;
		return isRunning({ pid, born }) ? { pid, endpoint } : undefined;
	} catch {
		return undefined;
	}
}
