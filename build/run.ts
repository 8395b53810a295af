import { spawn } from "node:child_process";
import { endWithProcess } from "./endWithProcess.ts";

interface Options {
	cwd: string;
	env: NodeJS.ProcessEnv;
	/** By default longer than any suite on a slow machine. */
	timeoutMinutes?: number | undefined;
}

interface Result {
	isSuccess: boolean;
	/** Everything that it printed. */
	output: string;
}

/** Runs a program to its end; its process group is killed after the time limit or when this process exits. */
export function run(file: string, args: string[], { cwd, env, timeoutMinutes = 60 }: Options): Promise<Result> {
	return new Promise((resolve) => {
		const child = spawn(file, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
		let output = "";
		const print = (text: string) => void (output += text);
		for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", print);
		const endGroup = () => {
			try {
				if (child.pid) process.kill(-child.pid, "SIGKILL");
			} catch {
				// It has already ended.
			}
		};
		const timer = setTimeout(() => {
			print(`\n${file} did not end within ${timeoutMinutes} minutes and was stopped.`);
			endGroup();
		}, timeoutMinutes * 60_000);
		const forget = endWithProcess(endGroup);
		child.once("error", ({ message }) => print(message));
		child.once("close", (code) => {
			clearTimeout(timer);
			forget();
			resolve({ isSuccess: code === 0, output });
		});
	});
}
