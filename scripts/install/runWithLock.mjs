import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const pollIntervalMs = 100;

/**
 * Runs the work under a file lock and waits while another process holds it. Takes over the lock of a process
 * that has ended. Blocks the thread, because nothing else may run before the packages are installed; so no
 * library is available yet, and none could renew its lock meanwhile.
 * @param {string} file
 * @param {() => void} work
 * @param {() => void} onWait called once, when another process holds the lock
 */
export function runWithLock(file, work, onWait) {
	let hasWaited = false;
	while (!tryAcquire(file)) {
		if (isHeld(file)) {
			if (!hasWaited) onWait();
			hasWaited = true;
			sleep(pollIntervalMs);
		} else removeDeadLock(file);
	}
	// Also releases it when the work ends the process.
	const release = () => rmSync(file, { force: true });
	process.once("exit", release);
	try {
		work();
	} finally {
		process.off("exit", release);
		release();
	}
}

/** The file is complete before it is named, and link(2) lets only one process create the name. */
function tryAcquire(file) {
	const draft = `${file}.${process.pid}`;
	try {
		writeFileSync(draft, describeProcess(process.pid));
		linkSync(draft, file);
		return true;
	} catch (error) {
		if (error.code === "EEXIST") return false;
		throw error;
	} finally {
		rmSync(draft, { force: true });
	}
}

/** Only one process may check again and remove: two would remove each other's new lock. */
function removeDeadLock(file) {
	const removal = `${file}.removal`;
	if (tryAcquire(removal)) {
		if (!isHeld(file)) rmSync(file, { force: true });
		rmSync(removal, { force: true });
	} else if (isHeld(removal)) sleep(pollIntervalMs);
	else rmSync(removal, { force: true });
}

/** A lock of an earlier version has only the id. A missing one was just released: the caller tries again. */
function isHeld(file) {
	try {
		const text = readFileSync(file, "utf8");
		const holder = describeProcess(Number.parseInt(text, 10));
		return holder !== "" && (holder === text || holder.startsWith(`${text} `));
	} catch {
		return false;
	}
}

/** The id and the start time, which distinguishes a later process with the same id; empty if none runs. */
function describeProcess(pid) {
	try {
		process.kill(pid, 0);
	} catch (error) {
		if (error.code !== "EPERM") return "";
	}
	try {
		// The command's name, which may contain spaces, is in brackets before the state.
		const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8")
			.replace(/^.*\) /s, "")
			.split(" ");
		return state === "Z" ? "" : `${pid} ${fields[18]}`;
	} catch {
		return String(pid);
	}
}

function sleep(milliseconds) {
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
