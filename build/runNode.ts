import { spawn } from "node:child_process";
import { endWithProcess } from "./endWithProcess.ts";
import { environmentOf } from "./environmentOf.mjs";

/** Runs Node to its end, without the environment's secrets; rejects with everything that it printed. */
export function runNode(args: string[], cwd: string, env: Record<string, string> = {}): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, args, {
			cwd,
			env: { ...environmentOf(), ...env },
			stdio: ["ignore", "pipe", "pipe"],
		});
		const forget = endWithProcess(() => child.kill("SIGKILL"));
		let output = "";
		child.stdout.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
		child.stderr.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
		child.once("error", reject);
		child.once("close", (code) => {
			forget();
			if (code === 0) resolve();
			else reject(new Error(output));
		});
	});
}
