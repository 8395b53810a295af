import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeProcess, type ProcessMark } from "./describeProcess.ts";
import { StartFailure } from "./StartFailure.ts";

/** Makes this process the only one on the data directory, or fails naming the one that is. Returns the release. */
export function acquireLock(dataDir: string): () => void {
	const path = join(dataDir, "backend.lock");
	const mine = describeProcess(process.pid) ?? { pid: process.pid, born: "" };
	const draft = `${path}.${process.pid}`;
	writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
	try {
		if (!claim(draft, path)) {
			takeOver(draft, path, dataDir);
		}
	} finally {
		rmSync(draft, { force: true });
	}
	return () => {
		if (readMark(path)?.pid === process.pid) {
			rmSync(path, { force: true });
		}
	};
}

/** link(2) fails when the name exists, and the file is complete before it has the name. */
function claim(draft: string, path: string): boolean {
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

function takeOver(draft: string, path: string, dataDir: string): void {
	const holder = readMark(path);
	refuseIfAlive(holder, dataDir);
	// Only one process may bury a dead lock: it holds the second name while it renames its own file over the first.
	const burial = `${path}.takeover`;
	if (!claim(draft, burial)) {
		refuseIfAlive(readMark(burial), dataDir);
		rmSync(burial, { force: true });
		if (!claim(draft, burial)) {
			refuseIfAlive(readMark(burial), dataDir);
			throw new StartFailure(`Another start is taking over the data directory ${dataDir}; try again.`);
		}
	}
	try {
		refuseIfAlive(readMark(path), dataDir);
		const successor = `${draft}.successor`;
		linkSync(draft, successor);
		renameSync(successor, path);
	} finally {
		rmSync(burial, { force: true });
	}
}

function refuseIfAlive(holder: ProcessMark | undefined, dataDir: string): void {
	if (holder === undefined || holder.pid === process.pid) {
		return;
	}
	const running = describeProcess(holder.pid);
	if (running !== undefined && (holder.born === "" || running.born === "" || holder.born === running.born)) {
		throw new StartFailure(
			`The data directory ${dataDir} is in use by process ${holder.pid}; stop that process or choose another DATA_DIR.`,
		);
	}
}

function readMark(path: string): ProcessMark | undefined {
	try {
		const mark: unknown = JSON.parse(readFileSync(path, "utf8"));
		return typeof mark === "object" && mark !== null && "pid" in mark && Number.isInteger(mark.pid) && "born" in mark
			? { pid: Number(mark.pid), born: String(mark.born) }
			: undefined;
	} catch {
		return undefined;
	}
}
