import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Sends the signal and resolves when the process has ended; at once when it had. One that does not follow in time is killed and named. */
export async function endProcess(child: ChildProcess, signal: "SIGTERM" | "SIGKILL", seconds = 10): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) {
		return;
	}
	const exit = once(child, "exit");
	child.kill(signal);
	const escalation = setTimeout(() => child.kill("SIGKILL"), seconds * 1000);
	await exit;
	clearTimeout(escalation);
	if (signal === "SIGTERM" && child.signalCode === "SIGKILL") {
		throw new Error(`process ${child.pid} did not end within ${seconds} s of ${signal} and was killed`);
	}
}
