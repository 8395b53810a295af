import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";

/** An older lock is stale even if a process has its id, because ids are reused after a restart. */
const maxLockAgeMs = 10 * 60_000;
/** The same for the lock on the removal of a stale lock, which takes no time. */
const maxRemovalAgeMs = 5_000;
const pollIntervalMs = 100;

/**
 * Runs the work under a file lock and waits while another process holds it. The lock of a process that has
 * ended is taken over. Blocks the thread, because nothing else may run before the packages are installed.
 * @param {string} file
 * @param {() => void} work
 * @param {() => void} onWait called once, when another process is at work
 */
export function runWithLock(file, work, onWait) {
	let hasWaited = false;
	while (!tryAcquire(file)) {
		if (isStale(file, maxLockAgeMs)) removeStaleLock(file);
		else {
			if (!hasWaited) onWait();
			hasWaited = true;
			sleep(pollIntervalMs);
		}
	}
	// Release it also when the work ends the process.
	const release = () => rmSync(file, { force: true });
	process.once("exit", release);
	try {
		work();
	} finally {
		process.off("exit", release);
		release();
	}
}

function tryAcquire(file) {
	try {
		writeFileSync(file, String(process.pid), { flag: "wx" });
		return true;
	} catch (error) {
		if (error.code === "EEXIST") return false;
		throw error;
	}
}

/** Only one process may check again and remove: two would remove each other's new lock. */
function removeStaleLock(file) {
	const removal = `${file}.removal`;
	if (tryAcquire(removal)) {
		if (isStale(file, maxLockAgeMs)) rmSync(file, { force: true });
		rmSync(removal, { force: true });
	} else if (isStale(removal, maxRemovalAgeMs)) rmSync(removal, { force: true });
	else sleep(pollIntervalMs);
}

function isStale(file, maxAgeMs) {
	try {
		if (Date.now() - statSync(file).mtimeMs > maxAgeMs) return true;
		const text = readFileSync(file, "utf8");
		return text !== "" && !isAlive(Number(text));
	} catch {
		// The lock was just released: the caller tries again.
		return false;
	}
}

function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}

function sleep(milliseconds) {
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
