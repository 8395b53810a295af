import type { ChildProcess } from "node:child_process";

/** Sends the signal and resolves when the process has ended; at once when it had. */
export function endProcess(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) {
		return Promise.resolve();
	}
	return new Promise((resolve) => {
		child.once("exit", () => resolve());
		child.kill(signal);
	});
}
