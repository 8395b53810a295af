import { join } from "node:path";
import { root } from "./paths.ts";
import { run } from "./run.ts";

interface Command {
	/** A program of node_modules/.bin, or "node". */
	program: string;
	args: string[];
	env?: Record<string, string>;
	/** The root of the project by default. */
	cwd?: string;
	timeoutMinutes?: number | undefined;
}

/** Runs a program of the project; resolves with whether it succeeded, and prints the output of a failure. */
export async function runCommand({ program, args, env, cwd = root, timeoutMinutes }: Command): Promise<boolean> {
	const file = program === "node" ? process.execPath : join(root, "node_modules/.bin", program);
	const { isSuccess, output } = await run(file, args, { cwd, env: { ...process.env, ...env }, timeoutMinutes });
	if (!isSuccess && output) console.error(output);
	return isSuccess;
}
