import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { root } from "../../build/paths.ts";
import { databaseVariables } from "./server/serverDatabase.ts";

interface ExitResult {
	code: number | null;
	stdout: string;
	/** Everything written to both streams. */
	output: string;
}

interface RunOptions {
	env?: NodeJS.ProcessEnv;
	input?: string;
	seconds?: number;
	/** Another account than this one's. */
	account?: { uid?: number; gid?: number };
}

/** Runs node to its end. Kills it after the time limit, and rejects with its output so far. */
export async function runNode(
	args: readonly string[],
	{ env, input = "", seconds = 120, account = {} }: RunOptions = {},
): Promise<ExitResult> {
	const child = spawn(process.execPath, args, {
		...account,
		cwd: root,
		env,
		timeout: seconds * 1000,
		killSignal: "SIGKILL",
	});
	let [stdout, output] = ["", ""];
	// Decoded as text, because a character may be split between two chunks.
	child.stdout.setEncoding("utf8").on("data", (chunk) => {
		stdout += chunk;
		output += chunk;
	});
	child.stderr.setEncoding("utf8").on("data", (chunk) => {
		output += chunk;
	});
	// A program that ends early closes its input; its exit code and output tell the reason.
	child.stdin.on("error", () => {});
	child.stdin.end(input);
	const [code, signal] = await once(child, "close");
	if (signal !== null) {
		throw new Error(`node ${args.join(" ")} ended by ${signal}, with ${seconds} s as its limit: ${output}`);
	}
	return { code, stdout, output };
}

/** Runs a program of this workspace in its own process; resolves with the JSON that it prints. */
export async function runProgram(
	path: string,
	dataDir: string,
	{ input, seconds }: { input?: string; seconds?: number } = {},
): Promise<unknown> {
	const program = fileURLToPath(new URL(`../${path}`, import.meta.url));
	const { code, stdout, output } = await runNode(["--import", "tsx", program, dataDir], {
		env: { ...process.env, ...databaseVariables(dataDir) },
		...(input !== undefined && { input }),
		...(seconds !== undefined && { seconds }),
	});
	if (code !== 0) {
		throw new Error(output);
	}
	return JSON.parse(stdout);
}

/** Runs a maintenance command as `npm run` does, with these variables only. */
export async function runSiteCommand(
	variables: Record<string, string>,
	...args: string[]
): Promise<{ code: number | null; output: string }> {
	const { code, output } = await runNode(["scripts/run.mjs", ...args], {
		env: { ...inheritedVariables(), ...databaseVariables(variables.DATA_DIR), ...variables },
	});
	return { code, output };
}

/** The variables that a started process inherits; tests state all others. */
export function inheritedVariables(): Record<string, string | undefined> {
	const { PATH, HOME, TMPDIR, LANG, ENV_FILE } = process.env;
	return { PATH, HOME, TMPDIR, LANG, ENV_FILE };
}

/** Sends the signal and resolves when the process has ended. Kills one that is too slow, and rejects. */
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

/** Polls until the condition holds; throws after the time limit. */
export async function waitUntil(condition: () => boolean | Promise<boolean>, what: string, seconds = 60): Promise<void> {
	const limit = Date.now() + seconds * 1000;
	while (!(await condition())) {
		if (Date.now() > limit) {
			throw new Error(`waited ${seconds} s in vain until ${what}`);
		}
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
}
