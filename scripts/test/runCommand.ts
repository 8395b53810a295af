import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../paths.ts";

interface Command {
	/** A program of node_modules/.bin, or "node". */
	program: string;
	args: string[];
	env?: Record<string, string>;
	/** Shows the program's output while it runs; otherwise only after a failure. */
	live?: boolean;
}

/** Runs a program of the project and resolves with whether it succeeded. */
export function runCommand({ program, args, env, live = false }: Command): Promise<boolean> {
	const file = program === "node" ? process.execPath : join(root, "node_modules/.bin", program);
	return new Promise((resolve) => {
		const child = spawn(file, args, {
			cwd: root,
			env: { ...process.env, ...env },
			stdio: live ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
		});
		let output = "";
		child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
		child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
		child.once("error", (error) => {
			console.error(error.message);
			resolve(false);
		});
		child.once("close", (code) => {
			if (code !== 0 && output) console.error(output);
			resolve(code === 0);
		});
	});
}
