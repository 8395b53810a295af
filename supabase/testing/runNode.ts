import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export interface Ending {
	code: number | null;
	stdout: string;
	/** Everything it wrote, to both streams. */
	output: string;
}

interface RunOptions {
	env?: NodeJS.ProcessEnv;
	input?: string;
	seconds?: number;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs node with these arguments to its end; one that takes longer than the limit is killed, and the error says what it wrote until then. */
export async function runNode(args: readonly string[], { env, input = "", seconds = 120 }: RunOptions = {}): Promise<Ending> {
	const child = spawn(process.execPath, args, { cwd: root, env, timeout: seconds * 1000, killSignal: "SIGKILL" });
	let [stdout, output] = ["", ""];
	child.stdout.on("data", (chunk) => {
		stdout += chunk;
		output += chunk;
	});
	child.stderr.on("data", (chunk) => {
		output += chunk;
	});
	// A program that ends early closes its input; its code and words say why.
	child.stdin.on("error", () => {});
	child.stdin.end(input);
	const [code, signal] = await once(child, "close");
	if (signal !== null) {
		throw new Error(`node ${args.join(" ")} ended by ${signal}, with ${seconds} s as its limit: ${output}`);
	}
	return { code, stdout, output };
}
