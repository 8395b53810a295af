import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";

/** Milliseconds after which a lock is void even if a process of its number runs: numbers are given again after a restart. */
const longest = 10 * 60_000;
/** The same for removing a void lock, which takes no time at all. */
const longestRemoval = 5_000;
const pause = 100;

/**
 * Runs the work while no other process that names the same file does; waits as long as one does. The lock of a process that has ended is taken over. Blocks,
 * because it runs before anything else may.
 * @param {string} file
 * @param {() => void} work
 * @param {() => void} onWait called once, when another process is at work
 */
export function oneAtATime(file, work, onWait) {
	let hasWaited = false;
	while (!claim(file)) {
		if (isVoid(file, longest)) remove(file);
		else {
			if (!hasWaited) onWait();
			hasWaited = true;
			sleep(pause);
		}
	}
	// Also when the work ends the process.
	const end = () => rmSync(file, { force: true });
	process.once("exit", end);
	try {
		work();
	} finally {
		process.off("exit", end);
		end();
	}
}

function claim(file) {
	try {
		writeFileSync(file, String(process.pid), { flag: "wx" });
		return true;
	} catch (error) {
		if (error.code === "EEXIST") return false;
		throw error;
	}
}

/** Only one process looks again and removes: two that each saw the old lock would remove each other's new one. */
function remove(file) {
	const removal = `${file}.removal`;
	if (claim(removal)) {
		if (isVoid(file, longest)) rmSync(file, { force: true });
		rmSync(removal, { force: true });
	} else if (isVoid(removal, longestRemoval)) rmSync(removal, { force: true });
	else sleep(pause);
}

function isVoid(file, limit) {
	try {
		if (Date.now() - statSync(file).mtimeMs > limit) return true;
		const text = readFileSync(file, "utf8");
		return text !== "" && !isAlive(Number(text));
	} catch {
		// It ended in this moment: the caller looks again.
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
