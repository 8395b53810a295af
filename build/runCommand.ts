import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { endWithProcess } from "./endWithProcess.ts";
import { root } from "./paths.ts";

interface Command {
	/** A program of node_modules/.bin, or "node". */
	program: string;
	args: string[];
	env?: Record<string, string>;
	/** The root of the project by default. */
	cwd?: string;
}

/** Longer than any suite on a slow machine; a suite that hangs is killed and its output shown. */
const timeoutMinutes = 60;

/** Runs a program of the project; resolves with whether it succeeded, and prints the output of a failure. */
export function runCommand({ program, args, env, cwd = root }: Command): Promise<boolean> {
	const file = program === "node" ? process.execPath : join(root, "node_modules/.bin", program);
	return new Promise((resolve) => {
		const child = spawn(file, args, {
			cwd,
			env: { ...process.env, ...env },
			stdio: ["ignore", "pipe", "pipe"],
			// A separate process group, so that its children end with it.
			detached: true,
		});
		let output = "";
		child.stdout.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
		child.stderr.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
		const timer = setTimeout(() => {
			output += `\n${program} did not end within ${timeoutMinutes} minutes and was stopped.`;
			endGroup(child);
		}, timeoutMinutes * 60_000);
		const forget = endWithProcess(() => endGroup(child));
		child.once("error", (error) => {
			console.error(error.message);
			resolve(false);
		});
		child.once("close", (code) => {
			clearTimeout(timer);
			forget();
			if (code !== 0 && output) console.error(output);
			resolve(code === 0);
		});
	});
}

function endGroup(child: ChildProcess) {
	try {
		if (child.pid) process.kill(-child.pid, "SIGKILL");
	} catch {
		// It has already ended.
	}
}
